import { graphql } from 'react-relay'
import { expect, screen } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { keeping, several, unreadable } from '../../fakes.ts'
import { BookmarkList } from './BookmarkList.tsx'

const meta = preview.meta({
  component: BookmarkList,
  args: given('viewer'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query BookmarkListStoryQuery {
          viewer {
            ...BookmarkList_viewer
          }
        }
      `,
      keeping(several),
    ),
  },
})

export const Default = meta.story()
/** Whoever is muted since is folded, as in any list. */
export const Folded = meta.story({
  parameters: { relay: { data: keeping(several, { mutedUserIds: ['user_luka', 'user_kujira'] }) } },
})
const holding = { relay: { data: keeping([several[0]!, unreadable, ...several.slice(1, 2)]) } }
/** What was kept and may not be read now says so, and no more. */
export const Unreadable = meta.story({ parameters: holding })
export const UnreadableInEnglish = meta.story({ parameters: holding, globals: { locale: 'en' } })
/** All of a page was let go, and the list goes on. */
export const EmptyPage = meta.story({
  parameters: {
    relay: {
      data: keeping([], { pageInfo: { hasNextPage: true, endCursor: 'cursor-19' } }),
      outcome: { BookmarkListPaginationQuery: 'pending' },
    },
  },
})

Default.test('tells posts and topics in the order of keeping', async ({ canvasElement }) => {
  const ids = [...canvasElement.querySelectorAll<HTMLElement>('[data-written]')].map(
    ({ dataset }) => dataset['written'],
  )
  await expect(ids).toEqual(['post_luka', 'topic_kujira', 'topic_staff', 'post_komugi'])
})

Unreadable.test('is let go, though nothing of it may be read', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '外す' }))
  await untilVisible(await screen.findByText('ブックマークを外しました。'))
  await expect(canvas.queryByText('いまは読めない投稿かトピックです。')).toBeNull()
  await expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
})

EmptyPage.test('does not say that there is nothing', async ({ canvas }) => {
  await untilVisible(await canvas.findByText('ここは、あなたにだけ見えます。'))
  await expect(canvas.queryByText('ブックマークはまだありません')).toBeNull()
})
