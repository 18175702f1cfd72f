import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { membershipOf, mentionable, userOf, type Person } from '#storybook/fakes/people.ts'

export const fakePost = fakeOf('Post', {
  id: 'post_1',
  author: userOf('komugi'),
  authorMembership: membershipOf('komugi'),
  text: '終電、座れました。\nきょうの運はここで使い切り。',
  mentions: [],
  mentionable: [mentionable('kujira'), mentionable('luka')],
  pictures: [],
  pictureCount: 0,
  poll: null,
  postedAt: '2026-11-20T02:30:00.000Z',
  editedAt: null,
  revision: 0,
  isDeleted: false,
  isHeld: false,
  likeCount: 12,
  viewerLikeCount: 0,
  commentCount: 3,
  commentAudience: 'ALL',
  viewerMayComment: true,
  isBookmarked: false,
  comments: fakeConnection([]),
})

/** A post by one of the people. */
export const postedBy = (
  person: Person,
  text: string,
  override: Parameters<typeof fakePost>[0] = {},
) =>
  fakePost({
    id: `post_${person}`,
    author: userOf(person),
    authorMembership: membershipOf(person),
    text,
    ...override,
  })

/** A morning's timeline, the newest first. */
export const posts = [
  postedBy('komugi', '福神漬け、復活。社食に拍手。', { likeCount: 7, viewerLikeCount: 2 }),
  postedBy(
    'luka',
    '今夜の二時も、いつもの周波数で。\n眠れない理由は、聞かないでおきます。書いてくれたら、読みます。',
    { postedAt: '2026-11-19T13:41:00.000Z', likeCount: 148 },
  ),
  postedBy(
    'kujira',
    '第63回の22分40秒、ルカさんが一度だけ笑いをこらえきれなかった箇所があります。',
    {
      postedAt: '2026-11-19T12:20:00.000Z',
      likeCount: 0,
    },
  ),
  postedBy(
    'staff',
    '収録スタジオの掃除をしました。\n今週の予定は https://example.com/schedule にあります。',
    { postedAt: '2026-11-18T11:00:00.000Z', likeCount: 8 },
  ),
]

export const fakePostDraft = fakeOf('PostDraft', {
  id: 'postdraft_1',
  key: 'draft-1',
  savedAt: '2026-11-20T02:30:00.000Z',
  text: '今夜の二時のおたより、まだ迷っています。\n灯台の話にするか、',
})

/** What a fan has begun, what was typed last first. */
export const drafts = [
  fakePostDraft(),
  fakePostDraft({
    id: 'postdraft_2',
    key: 'draft-2',
    savedAt: '2026-11-19T13:41:00.000Z',
    text: '福神漬け、復活。',
  }),
  fakePostDraft({
    id: 'postdraft_3',
    key: 'draft-3',
    savedAt: '2026-11-17T09:00:00.000Z',
    text: 'おたよりを書いていたら、長くなりました。'.repeat(110),
  }),
]
