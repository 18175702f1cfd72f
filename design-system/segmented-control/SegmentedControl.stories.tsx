import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const options = [
  { value: 'light', label: 'ライト', icon: 'sun' },
  { value: 'dark', label: 'ダーク', icon: 'moon' },
  { value: 'system', label: '端末に合わせる', icon: 'system' },
] as const

function Choosing({ initial }: { initial: (typeof options)[number]['value'] }) {
  const [value, setValue] = useState(initial)
  return (
    <SegmentedControl label="画面の明るさ" options={options} value={value} onChange={setValue} />
  )
}

const meta = preview.meta({ component: Choosing, args: { initial: 'light' } as const })

export const Playground = meta.story()

export const MovedByArrowKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'ダーク' })).toBeChecked()
  },
})
