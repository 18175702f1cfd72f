import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { mentionsIn } from '#storybook/fakes/mentions.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { commentBy, fakeComment, replyBy } from '../../fakes.ts'
import { CommentItem } from './CommentItem.tsx'

const meta = preview.meta({
  component: CommentItem,
  args: { ...given('comment'), subjectId: 'post_1', viewerId: 'user_me' },
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
/** It calls two by their names, one of whom is the reader; a hashtag and an address stand beside them. */
const calls = '@くじら座β さん、@ひかり さん、#夜の港 で会いましょう。 https://example.com/map'
export const Mentioning = meta.story({
  parameters: showing(
    commentBy('komugi', calls, {
      mentions: mentionsIn(calls, [
        ['@くじら座β', 'user_kujira'],
        ['@ひかり', 'user_me'],
      ]),
    }),
  ),
})
const english = '@Anna and @Someone who left, see you at the harbour.'
export const MentioningInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: showing(
    commentBy('komugi', english, {
      mentions: mentionsIn(english, [
        ['@Anna', 'user_anna'],
        ['@Someone who left', null],
      ]),
    }),
  ),
})
const longName = '@夜明けまで起きてる会の会長代理補佐見習とその仲間たち一同'
export const MentioningALongName = meta.story({
  parameters: showing(
    commentBy('komugi', `${longName} さん、おはようございます。`, {
      mentions: mentionsIn(longName, [[longName, 'user_long']]),
    }),
  ),
})
/** A name that is written from the right turns no other words. */
const turned = 'おはよう、@نور القمر 123 さん。'
export const MentioningFromTheRight = meta.story({
  parameters: showing(
    commentBy('komugi', turned, { mentions: mentionsIn(turned, [['@نور القمر', 'user_nour']]) }),
  ),
})
export const LongText = meta.story({
  parameters: showing(
    fakeComment({ text: `${'きのうの配信の話をします。'.repeat(12)}\n\n${'w'.repeat(120)}` }),
  ),
})

Mentioning.test(
  'names lead to who they are, beside a hashtag and an address',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '@くじら座β' })).toHaveAttribute(
      'href',
      expect.stringContaining('user_kujira'),
    )
    await expect(canvas.getByRole('link', { name: '#夜の港' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'https://example.com/map' })).toBeVisible()
  },
)
