import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { ToggleButton } from './ToggleButton.tsx'

const meta = preview.meta({
  component: ToggleButton,
  args: {
    label: '推しに登録',
    icon: 'penlight',
    isPressed: false,
    onChange: () => undefined,
  } as const,
})

export const Playground = meta.story({
  render: function Playing(args) {
    const [isPressed, setIsPressed] = useState(args.isPressed)
    return <ToggleButton {...args} isPressed={isPressed} onChange={setIsPressed} />
  },
})

Playground.test('is turned on and off, by keyboard too', async ({ canvas, userEvent }) => {
  const toggle = canvas.getByRole('button', { name: '推しに登録', pressed: false })
  await userEvent.click(toggle)
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard(' ')
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
})

/** Its words say what has become of it, and nothing else does. */
export const InWords = meta.story({
  render: function Playing(args) {
    const [isPressed, setIsPressed] = useState(args.isPressed)
    return <ToggleButton {...args} isPressed={isPressed} onChange={setIsPressed} />
  },
  args: { label: 'フォロー', pressedLabel: 'フォロー中', icon: 'plus', isPressed: true },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'フォロー中' })
    await expect(toggle).not.toHaveAttribute('aria-pressed')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAccessibleName('フォロー')
    await userEvent.click(toggle)
  },
})

export const Pressed = meta.story({ args: { isPressed: true } })

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={3}>
      {[false, true].map((isPressed) => (
        <Inline key={String(isPressed)} gap={2} wrap>
          <ToggleButton {...args} isPressed={isPressed} />
          <ToggleButton {...args} isPressed={isPressed} size="small" />
          <ToggleButton {...args} isPressed={isPressed} isLabelHidden icon="star" />
          <ToggleButton {...args} isPressed={isPressed} isLabelHidden icon="star" size="small" />
          <ToggleButton {...args} isPressed={isPressed} disabled label="満員" />
        </Inline>
      ))}
    </Stack>
  ),
})
