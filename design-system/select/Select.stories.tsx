import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Select } from './Select.tsx'

const meta = preview.meta({
  component: Select,
  args: {
    label: '並び順',
    options: [
      { value: 'newest', label: '新しい順' },
      { value: 'oldest', label: '古い順' },
      { value: 'popular', label: '反応の多い順' },
    ],
    value: 'newest',
    onChange: fn(),
  },
})

export const Playground = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '並び順' }), '古い順')
    await expect(args.onChange).toHaveBeenCalledWith('oldest')
    canvas.getByRole('combobox').blur()
  },
})

export const Wrong = meta.story({
  args: { error: 'この並び順は使えません。別の順をえらんでください。' },
})
