import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CodeField } from './CodeField.tsx'

const completed = fn()

function Filling({ initial, error }: { initial: string; error?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <CodeField
      label="確認コード"
      description="aoi@example.jp に届いた6桁の数字です。"
      value={value}
      onChange={setValue}
      onComplete={completed}
      error={error}
    />
  )
}

const meta = preview.meta({
  component: CodeField,
  args: { label: '確認コード', value: '', onChange: fn() },
  render: (args) => <Filling initial={args.value} error={args.error as string | undefined} />,
})

export const Playground = meta.story()

export const HalfTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '確認コード' }), '48a2')
    await expect(canvas.getByRole('textbox')).toHaveValue('482')
  },
})

export const PastedFullWidth = meta.story({
  play: async ({ canvas, userEvent }) => {
    completed.mockClear()
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('コード:482-915')
    await expect(completed).toHaveBeenCalledWith('482915')
    canvas.getByRole('textbox').blur()
  },
})

export const Wrong = meta.story({
  args: { value: '482916', error: 'コードが違います。もう一度、メールを確かめてください。' },
})
