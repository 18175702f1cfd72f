import { expect, fn, screen } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { ComposerSheet } from './ComposerSheet.tsx'

const meta = preview.meta({
  component: ComposerSheet,
  args: {
    communityId: 'community_1',
    audiences: ['JOINED' as const],
    draft: { key: 'draft-1', text: '#夜の港 ', isNew: true },
    isOpen: true,
    onOpenChange: fn(),
  },
  parameters: {
    session: { status: 'loggedIn' },
    relay: { data: { Community: () => fakeCommunity({ viewerPostDrafts: [] }) } },
  },
  beforeEach: () => forgetPrivateTexts,
  play: async () => untilVisible(await screen.findByRole('dialog', { name: '投稿を書く' })),
})

export const Default = meta.story()

Default.test('is closed by Escape', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})
