import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ChoiceField } from './ChoiceField.tsx'

const meta = preview.meta({
  component: ChoiceField,
  args: {
    number: 1,
    choice: '夜型',
    onChange: fn(),
    onBlur: fn(),
    problem: undefined,
    isFocused: false,
    onRemove: undefined,
  },
})

export const Default = meta.story()
export const Empty = meta.story({ args: { choice: '' } })
export const Removable = meta.story({ args: { number: 3, onRemove: fn() } })
export const Wrong = meta.story({
  args: { choice: 'ヨルガタ', problem: 'ほかの選択肢と同じです。' },
})
