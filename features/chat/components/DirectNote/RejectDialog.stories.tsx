import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import RejectDialog from './RejectDialog.tsx'

const meta = preview.meta({
  component: RejectDialog,
  args: { channelId: 'channel_asked', name: 'くじら座β', onClose: fn() },
  parameters: { layout: 'fullscreen', session: { status: 'loggedIn' } },
})

export const Default = meta.story()
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
export const LongText = meta.story({
  args: { name: 'なまえのとてもながいひとがここにもひとり' },
})
export const UnderWay = meta.story({
  parameters: { relay: { outcome: 'pending' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '拒否する' }))
    await untilVisible(await screen.findByRole('button', { name: '拒否しています' }))
  },
})

Default.test('is given up without a word', async ({ args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'やめる' }))
  await expect(args.onClose).toHaveBeenCalled()
})
