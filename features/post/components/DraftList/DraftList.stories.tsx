import { graphql } from 'react-relay'
import { expect, screen, waitFor } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { drafts, fakePostDraft } from '../../fakes.ts'
import { DraftList } from './DraftList.tsx'

const listing = (of: ReturnType<typeof fakePostDraft>[]) => ({
  Community: () => fakeCommunity({ viewerPostDrafts: of }),
})

const meta = preview.meta({
  component: DraftList,
  args: given('community'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query DraftListStoryQuery {
          tenant {
            community {
              ...DraftList_community @alias(as: "community")
            }
          }
        }
      `,
      listing(drafts),
    ),
  },
})

export const Default = meta.story()
/** As many as there is room for. */
export const Full = meta.story({
  parameters: {
    relay: {
      data: listing(
        Array.from({ length: 30 }, (_, at) =>
          fakePostDraft({
            id: `postdraft_${at}`,
            key: `draft-${at}`,
            text: `書きかけ その${at + 1}`,
          }),
        ),
      ),
    },
  },
})
/** It is written on where it stands. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /福神漬け/ }))
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('福神漬け、復活。'))
    await untilVisible(screen.getByRole('button', { name: '投稿する' }))
  },
})
/** Where the gateway can't be reached, it stays, and is said to. */
export const Offline = meta.story({
  parameters: { relay: { outcome: { saveDraftMutation: 'error' } } },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'この下書きを消す' })
    await userEvent.click(first!)
    await waitFor(() => expect(document.body).toHaveTextContent('下書きを変えられませんでした。'))
    await expect(canvas.getByText(/今夜の二時/)).toBeVisible()
  },
})
