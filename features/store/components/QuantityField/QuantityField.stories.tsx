import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { QuantityField } from './QuantityField.tsx'

const meta = preview.meta({
  component: QuantityField,
  args: { value: 1, most: 3, onChange: fn() },
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '3')
    await expect(args.onChange).toHaveBeenCalledWith(3)
  },
})
/** In a basket the item's name tells it from the others. */
export const OfAnItem = meta.story({
  args: { of: '公式ペンライト「よいやみの三色」' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /公式ペンライト/ })).toBeVisible()
  },
})
/** Fewer are left than stand in the basket: what stands there can be kept, to be told of it. */
export const MoreThanLeft = meta.story({
  args: { value: 5, most: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const English = meta.story({ globals: { locale: 'en' } })
