import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { commentBy, fakeComment, replyBy } from '../../fakes.ts'
import { CommentItem } from './CommentItem.tsx'

const meta = preview.meta({
  component: CommentItem,
  args: { ...given('comment'), viewerId: 'user_me' },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query CommentItemStoryQuery {
          node(id: "comment_1") {
            ...CommentItem_comment @alias(as: "comment")
          }
        }
      `,
      { Node: fakeComment },
    ),
  },
})

const showing = (comment: ReturnType<typeof fakeComment>) => ({
  relay: { data: { Node: () => comment } },
})

export const Default = meta.story()
export const OfTalent = meta.story({
  parameters: showing(
    commentBy('luka', 'ちゃんと聴こえていますよ。', { likeCount: 148, viewerLikeCount: 10 }),
  ),
})
export const Reply = meta.story({ parameters: showing(replyBy('komugi', '静けさ、終了です。')) })
/** Its author changed its text. */
export const Edited = meta.story({
  parameters: showing(
    commentBy('komugi', '次の駅で五人、乗ってきました。', {
      editedAt: '2026-11-20T02:55:00.000Z',
      revision: 1,
    }),
  ),
})
export const AuthorLeft = meta.story({
  parameters: showing(fakeComment({ author: null, authorMembership: null, likeCount: 0 })),
})
/** Several reported it: as its author alone still reads it. */
export const Held = meta.story({
  parameters: showing(commentBy('me', 'つまらない。', { isHeld: true, likeCount: 0 })),
})
export const LongText = meta.story({
  parameters: showing(
    fakeComment({ text: `${'きのうの配信の話をします。'.repeat(12)}\n\n${'w'.repeat(120)}` }),
  ),
})
