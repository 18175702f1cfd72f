import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ScaleField } from './ScaleField.tsx'

const steps = ['1', '2', '3', '4', '5'].map((label) => ({ id: label, label }))

function Choosing({ error, high = 'こたつ' }: { error?: string; high?: string }) {
  const [value, setValue] = useState<string>()
  return (
    <ScaleField
      label="気持ちのあたたかさ"
      low="湯ざめ"
      {...{ steps, high, value, error }}
      onChange={setValue}
    />
  )
}

const meta = preview.meta({ component: Choosing })

export const Default = meta.story()
export const Chosen = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: '4' }))
    await expect(canvas.getByRole('radio', { name: '4' })).toBeChecked()
    canvas.getByRole('radio', { name: '4' }).blur()
  },
})
export const Wrong = meta.story({ args: { error: 'ひとつえらんでください。' } })
export const LongText = meta.story({
  args: { high: 'こたつに入って、みかんを三つ食べて、そのまま眠ってしまったとき' },
})
