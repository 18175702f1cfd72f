import { screen } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { WritePost } from './WritePost.tsx'

const meta = preview.meta({
  component: WritePost,
  args: { communityId: 'community_1', audiences: ['JOINED' as const] },
  parameters: {
    session: { status: 'loggedIn' },
    relay: { data: { Community: () => fakeCommunity({ viewerPostDrafts: [] }) } },
  },
  beforeEach: () => forgetPrivateTexts,
})

/** On a phone, a button to it. */
export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '投稿を書く' }))
    await untilVisible(await screen.findByRole('dialog', { name: '投稿を書く' }))
  },
})
