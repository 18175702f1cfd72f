import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({
  component: IconButton,
  args: { icon: 'send', label: '送信する', onClick: fn() } as const,
})

export const Playground = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '送信する' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    canvas.getByRole('button').blur()
  },
})

export const Solid = meta.story({ args: { tone: 'accent', emphasis: 'solid' } })

export const Busy = meta.story({ args: { tone: 'accent', emphasis: 'soft', isBusy: true } })

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={4}>
      {(['accent', 'neutral', 'danger'] as const).map((tone) => (
        <Inline key={tone} gap={2}>
          {(['solid', 'soft', 'outline', 'quiet'] as const).map((emphasis) => (
            <IconButton key={emphasis} {...args} tone={tone} emphasis={emphasis} />
          ))}
          <IconButton {...args} tone={tone} size="small" />
        </Inline>
      ))}
    </Stack>
  ),
})
