import { expect, screen, waitFor } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { fakePostDraft } from '../../fakes.ts'
import { WritePostFrom } from './WritePostFrom.tsx'

const meta = preview.meta({
  component: WritePostFrom,
  args: {
    communityId: 'community_1',
    audiences: ['JOINED' as const],
    text: '#夜の港 ',
    children: 'このタグで投稿する',
  },
  parameters: {
    session: { status: 'loggedIn' },
    relay: {
      data: {
        Community: () => fakeCommunity({ viewerPostDrafts: [] }),
        Mutation: () => ({
          savePostDraft: (args: Record<string, unknown>) => {
            const { key, text } = args['input'] as { key: string; text: string }
            return {
              __typename: 'SavePostDraftSuccess' as const,
              draft: fakePostDraft({ key, text }),
            }
          },
        }),
      },
    },
  },
  beforeEach: () => forgetPrivateTexts,
})

export const Default = meta.story()
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'このタグで投稿する' }))
    await untilVisible(await screen.findByRole('textbox', { name: '投稿を書く' }))
  },
})

Opened.test('keeps what is typed where it is typed, also once it is a draft', async (story) => {
  const field = screen.getByRole('textbox', { name: '投稿を書く' })
  // Only what is typed makes a draft of it.
  await expect(screen.getByText('書きかけは、この端末に残ります。')).toBeVisible()
  await story.userEvent.type(field, '灯りが見えた')
  await waitFor(() => expect(screen.getByText('書きかけは、下書きに残ります。')).toBeVisible())
  await expect(field).toHaveValue('#夜の港 灯りが見えた')
})
