import { graphql } from 'react-relay'
import { expect, screen } from 'storybook/test'
import { fakeMutes } from '#features/mute/fakes.ts'
import { fakePost } from '#features/post/fakes.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { commentBy, comments, fakeComment, postWith } from '../../fakes.ts'
import { CommentSection } from './CommentSection.tsx'

const me = (mutes: Parameters<typeof fakeMutes>[0] = {}) =>
  fakeViewer({ user: fakeUser(), mutes: fakeMutes({ words: [], mutedUserIds: [], ...mutes }) })

const meta = preview.meta({
  component: CommentSection,
  args: given('subject', 'viewer'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query CommentSectionStoryQuery {
          node(id: "post_1") {
            ...CommentSection_subject @alias(as: "subject")
          }
          viewer {
            ...CommentSection_viewer
          }
        }
      `,
      { Node: () => postWith(comments, { commentCount: 5 }), Viewer: me },
    ),
  },
})

const showing = (post: ReturnType<typeof fakePost>) => ({
  parameters: { relay: { data: { Node: () => post } } },
})

export const Default = meta.story()
export const Empty = meta.story(showing(postWith([])))
export const OnlyFollowed = meta.story(
  showing(postWith(comments, { commentAudience: 'FOLLOWED', viewerMayComment: false })),
)
export const ClosedAndEmpty = meta.story(
  showing(postWith([], { commentAudience: 'NONE', viewerMayComment: false })),
)
/** One of somebody who is muted stands as a line; one of somebody who blocks the fan does not stand at all. */
export const KeptAway = meta.story({
  parameters: {
    relay: {
      data: {
        Viewer: () => me({ mutedUserIds: ['user_komugi'], unseenUserIds: ['user_staff'] }),
      },
    },
  },
})
/** Hardly anything is left of the first page: the next one comes by itself. */
export const FilledUp = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () =>
          postWith([], {
            comments: fakeConnection(
              Array.from({ length: 20 }, (_, at) =>
                commentBy('komugi', `${at + 1}度めの尊さ`, { id: `comment_${at}` }),
              ),
              { hasNextPage: true },
            ),
            commentCount: 40,
          }),
        Viewer: () => me({ mutedUserIds: ['user_komugi'] }),
      },
      outcome: { CommentSectionPaginationQuery: 'pending' },
    },
  },
  async play({ canvas }) {
    await untilVisible(await canvas.findByText('ミュート中の人のコメント（20件）'))
    await canvas.findByRole('button', { name: '続きを読みこんでいます' })
  },
})
export const LongText = meta.story({
  globals: { locale: 'en' },
  ...showing(
    postWith([
      commentBy('komugi', `${'A word that keeps going on. '.repeat(14)}${'w'.repeat(80)}`),
    ]),
  ),
})
const own = commentBy('me', '消すかもしれないコメント')
export const Own = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () => postWith([own]),
        DeleteCommentPayload: () => ({
          __typename: 'DeleteCommentSuccess',
          comment: fakeComment({
            id: own.id as string,
            isDeleted: true,
            subject: fakePost({ commentCount: 0 }),
          }),
        }),
      },
    },
  },
})

Own.test('goes when it is deleted, and the toast offers it back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'このコメントのメニュー' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'コメントを削除する' }))
  await untilVisible(await screen.findByRole('button', { name: '元に戻す' }))
  await expect(canvas.queryByText('消すかもしれないコメント')).toBeNull()
})
Default.test('opens where one answers, and keeps what is typed', async ({ canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { name: '返信する' })
  await userEvent.click(first!)
  await userEvent.type(canvas.getByRole('textbox', { name: '夜半ルカさんに返信する' }), 'はい')
  await userEvent.click(first!)
  await expect(canvas.queryByRole('textbox', { name: '夜半ルカさんに返信する' })).toBeNull()
  await userEvent.click(first!)
  await expect(canvas.getByRole('textbox', { name: '夜半ルカさんに返信する' })).toHaveValue('はい')
})
