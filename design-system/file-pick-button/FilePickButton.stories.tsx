import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FilePickButton } from './FilePickButton.tsx'

const meta = preview.meta({
  component: FilePickButton,
  args: {
    label: '写真をえらぶ',
    icon: 'camera',
    accept: 'image/png,image/jpeg',
    onPick: fn(),
  } as const,
})

export const Playground = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const file = new File(['png'], 'aoi.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('写真をえらぶ'), file)
    await expect(args.onPick).toHaveBeenCalledWith(file)
    canvas.getByLabelText('写真をえらぶ').blur()
  },
})

export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
