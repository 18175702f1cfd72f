import { fakeMutes } from '#features/mute/fakes.ts'
import { postedBy } from '#features/post/fakes.ts'
import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'

export const fakeTimelines = fakeOf('ViewerTimelines', {
  id: 'timelines me',
  lastSeenAt: null,
  newPostCount: 0,
  sources: ['FOLLOWED', 'OSHI', 'OFFICIAL'],
})

const fakeHashtag = fakeOf('Hashtag', {
  name: '夜の港',
  postCount: 0,
  posts: fakeConnection([]),
})

type Posts = readonly ReturnType<typeof postedBy>[]

/** That the fan has seen them is noted. */
export const noted = {
  MarkTimelinePayload: () => ({
    __typename: 'MarkTimelineSuccess' as const,
    timelines: fakeTimelines(),
  }),
}

/** Of those whom a fan follows, their oshi and the house: an evening's, the newest first. */
export const followed: Posts = [
  postedBy('komugi', '福神漬け、復活。社食に拍手。', { likeCount: 7, viewerLikeCount: 2 }),
  postedBy('luka', '今夜の二時も、いつもの周波数で。', {
    postedAt: '2026-11-19T13:41:00.000Z',
    likeCount: 148,
  }),
  postedBy('staff', '収録スタジオの掃除をしました。\n明日の朝は、つむぎの水やり配信です。', {
    postedAt: '2026-11-18T11:00:00.000Z',
    likeCount: 8,
  }),
]

/** A fan who reads these; a guest reads nothing of their own. */
export const reading = (
  posts: Posts,
  { lastSeenAt = null, isGuest = false }: { lastSeenAt?: string | null; isGuest?: boolean } = {},
) => ({
  Community: () =>
    fakeCommunity({
      posts: fakeConnection(posts),
      homeTimeline: fakeConnection(posts),
      viewerTimelines: isGuest ? null : fakeTimelines({ lastSeenAt }),
    }),
  Viewer: () =>
    fakeViewer({
      user: isGuest ? null : fakeUser(),
      mutes: isGuest ? null : fakeMutes({ words: [], mutedUserIds: [], blockedUserIds: [] }),
    }),
  ...noted,
})

/** What gathers light, and how many wave at each. */
export const trending = (posts: Posts, people: readonly number[] = [12, 5, 2]) => {
  const { edges, pageInfo } = fakeConnection(posts)
  const waved = edges.map((edge, at) => ({ ...edge, peopleCount: people[at] ?? 2 }))
  return {
    ...reading(posts),
    Community: () => fakeCommunity({ trend: { edges: waved, pageInfo } }),
  }
}

/** Words of any length, with no place to break them. */
export const strained: Posts = [
  postedBy(
    'kujira',
    `${'きのうの配信の話をします。長くなります。'.repeat(20)}\n\n${'w'.repeat(120)}`,
  ),
  followed[1]!,
]

/** What stands under #夜の港, the newest first. */
export const tagged: Posts = [
  postedBy('komugi', '終点まで乗ったら、海の匂いがしました。 #夜の港', { likeCount: 7 }),
  postedBy(
    'luka',
    '今夜の二時も、いつもの周波数で。\n港の灯りを見ながら話します。\n\n#夜の港 #深夜二時のラジオ',
    {
      postedAt: '2026-11-19T13:41:00.000Z',
      likeCount: 148,
    },
  ),
]

/** The page of a hashtag under which these stand; of what can be none, where there are none to say. */
export const under = (
  posts: Posts | null,
  {
    postCount = posts?.length ?? 0,
    isGuest = false,
  }: { postCount?: number; isGuest?: boolean } = {},
) => ({
  ...reading([], { isGuest }),
  Community: () =>
    fakeCommunity({
      hashtag: posts && fakeHashtag({ postCount, posts: fakeConnection(posts) }),
    }),
})
