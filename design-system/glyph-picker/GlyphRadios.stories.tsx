import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { GlyphRadios } from './GlyphRadios.tsx'

type GlyphRadiosProps = ComponentProps<typeof GlyphRadios>

function Choosing(props: GlyphRadiosProps) {
  const [value, setValue] = useState(props.value)
  const choose = (chosen: string) => {
    setValue(chosen)
    props.onChange(chosen)
  }
  return <GlyphRadios {...props} value={value} onChange={choose} />
}

const meta = preview.meta({
  component: GlyphRadios,
  render: (args) => <Choosing {...args} />,
  args: {
    label: '種類',
    options: [
      { value: 'sky', label: '空', face: '☀️' },
      { value: 'sea', label: '海', face: '🌊' },
      { value: 'night', label: '夜', face: '🌙' },
    ],
    value: 'sky',
    onChange: fn(),
  } satisfies GlyphRadiosProps,
})

export const Playground = meta.story()
/** Something else is shown, such as what was found. */
export const NoneChosen = meta.story({ args: { value: undefined } })
/** More than there is room for. */
export const Many = meta.story({
  args: {
    options: [...'☀️🌊🌙🌸🍀🍂❄️🔥💧⭐🌈🍙'.matchAll(/\p{Emoji}\uFE0F?/gu)].map(([face], at) => ({
      value: `${at}`,
      label: `${at + 1}つめ`,
      face,
    })),
    value: '3',
  },
})

Playground.test(
  'is one stop of Tab, in which arrow keys choose',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '空' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('sea')
    await expect(canvas.getByRole('radio', { name: '海' })).toBeChecked()
  },
)
