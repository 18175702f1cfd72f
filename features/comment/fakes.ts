import { fakePost } from '#features/post/fakes.ts'
import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { membershipOf, userOf, type Person } from '#storybook/fakes/people.ts'

export const fakeComment = fakeOf('Comment', {
  id: 'comment_1',
  parentId: null,
  subject: () => fakePost(),
  author: userOf('kujira'),
  authorMembership: membershipOf('kujira'),
  text: 'その一両ぶんの静けさ、わかります。',
  mentions: [],
  postedAt: '2026-11-20T02:41:00.000Z',
  editedAt: null,
  revision: 0,
  isDeleted: false,
  isHeld: false,
  likeCount: 2,
  viewerLikeCount: 0,
  replies: fakeConnection([]),
})

/** A comment by one of the people. */
export const commentBy = (
  person: Person,
  text: string,
  override: Parameters<typeof fakeComment>[0] = {},
) =>
  fakeComment({
    id: `comment_${person}`,
    author: userOf(person),
    authorMembership: membershipOf(person),
    text,
    ...override,
  })

/** A reply by one of the people. */
export const replyBy = (person: Person, text: string, at = '2026-11-20T02:52:00.000Z') =>
  commentBy(person, text, {
    id: `comment_reply_${person}`,
    parentId: 'comment_kujira',
    postedAt: at,
    likeCount: 0,
  })

/** What is said about a post, the newest first. */
export const comments = [
  commentBy('luka', '座れた日の車窓は、すこしだけ映画に似ています。', {
    postedAt: '2026-11-20T02:55:00.000Z',
    likeCount: 31,
    viewerLikeCount: 10,
  }),
  commentBy('kujira', 'その一両ぶんの静けさ、わかります。', {
    replies: fakeConnection([
      replyBy('komugi', '次の駅で五人乗ってきました。静けさ、終了です。'),
      replyBy('me', 'おつかれさまでした。', '2026-11-20T02:58:00.000Z'),
    ]),
  }),
  commentBy('staff', 'お気をつけて。今夜の二時は、いつもどおり始まります。', {
    postedAt: '2026-11-20T02:33:00.000Z',
    likeCount: 0,
  }),
]

/** A post with comments; without, where none are given. */
export const postWith = (
  nodes: readonly ReturnType<typeof fakeComment>[],
  override: Parameters<typeof fakePost>[0] = {},
) => fakePost({ comments: fakeConnection(nodes), commentCount: nodes.length, ...override })
