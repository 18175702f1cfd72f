import { graphql } from 'react-relay'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import type { Fold } from '#features/mute/index.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { commentBy, comments, replyBy } from '../../fakes.ts'
import { CommentThread } from './CommentThread.tsx'

const showing = (comment: (typeof comments)[number]) => ({ Node: () => comment })

const meta = preview.meta({
  component: CommentThread,
  args: {
    ...given('comment'),
    subjectId: 'post_1',
    viewerId: 'user_me',
    isOpen: true,
    judge: (): Fold | undefined => undefined,
  },
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query CommentThreadStoryQuery {
          node(id: "comment_kujira") {
            ...CommentThread_comment @alias(as: "comment")
          }
        }
      `,
      showing(comments[1]!),
    ),
  },
})

export const Default = meta.story()
export const Alone = meta.story({ parameters: { relay: { data: showing(comments[0]!) } } })
export const Closed = meta.story({ args: { isOpen: false } })
export const Folded = meta.story({ args: { judge: () => 'MUTED' } })
export const MoreReplies = meta.story({
  parameters: {
    relay: {
      data: showing(
        commentBy('kujira', 'その一両ぶんの静けさ、わかります。', {
          replies: fakeConnection([replyBy('komugi', '静けさ、終了です。')], {
            hasNextPage: true,
          }),
        }),
      ),
    },
  },
})
export const Answering = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返信する' }))
    await userEvent.type(canvas.getByRole('textbox'), 'おなじ車両でした。')
  },
})
