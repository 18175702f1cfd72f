import { postedBy } from '#features/post/fakes.ts'
import type { foundPeople } from '#features/people/fakes.ts'
import { writtenBy } from '#features/topic/fakes.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, userOf } from '#storybook/fakes/people.ts'
import { storeItems, type fakeStoreItem } from '#storybook/fakes/store.ts'
import { fakeChannel, said } from '#storybook/fakes/talk.ts'

/** Three posts about the night's radio, each spelled in its own way. */
export const found = [
  postedBy('luka', '今夜の二時も、いつもの周波数で。\nラジオの前で、待っています。', {
    likeCount: 148,
  }),
  postedBy('komugi', '帰りの電車でラジオの録音を聴いたら、ひと駅乗り過ごしました。', {
    postedAt: '2026-11-19T13:41:00.000Z',
  }),
  postedBy('kujira', 'らじおの第63回、22分40秒の沈黙について書きました。', {
    postedAt: '2026-11-18T12:20:00.000Z',
    likeCount: 0,
  }),
]

const rooms = [
  fakeChannel({ name: '深夜二時のラジオ', topic: '放送を聴きながら' }),
  fakeChannel({ id: 'channel_2', name: 'ロビー', topic: 'なんでも' }),
]

/** Two topics about it. */
export const foundTopics = [
  writtenBy('luka', '眠れない夜のラジオの、しずかな聴きかた', {
    text: '羊は、もう数えあきたころでしょう。\nあなたの方法を、ここに置いていってください。',
  }),
  writtenBy('kujira', 'ラジオの回の一覧'),
]

/** Goods that are called so, or are a talent's. */
export const foundItems = [storeItems.few, storeItems.soldOut, storeItems.penlights]

/** Two said it in rooms, one of them at length. */
export const foundTalk = [
  said(
    48,
    'kujira',
    '2026-11-20T11:40',
    '前例があります。第63回のラジオ、「ないしょ話」さんのおたよりです。',
    {
      channel: rooms[0],
    },
  ),
  said(
    45,
    'luka',
    '2026-11-20T02:03',
    `${'時報、今夜は3秒はずしました。理由は星がきれいだったからです。'.repeat(3)}ラジオの前のあなたへ。`,
    { channel: rooms[1] },
  ),
]

type Override = {
  hasNextPage?: boolean
  retryAt?: string | null
  topics?: typeof foundTopics
  items?: ReturnType<typeof fakeStoreItem>[]
  talk?: typeof foundTalk
  people?: typeof foundPeople
  /** Whom the search is narrowed to; nobody that there is where it is null. */
  person?: ReturnType<typeof userOf> | null
  hashtags?: { name: string; postCount: number }[]
}

/** A community in which these posts are found; topics and people besides, where they are said. */
export const finding = (
  posts: typeof found,
  {
    hasNextPage = false,
    retryAt = null,
    topics = [],
    items = [],
    talk = [],
    people = [],
    person = userOf('kujira'),
    hashtags = [],
  }: Override = {},
) => {
  const page = fakeConnection(posts)
  const topicPage = fakeConnection(topics)
  const talkPage = fakeConnection(talk)
  return {
    Community: () =>
      fakeCommunity({
        channels: fakeConnection(rooms),
        searchPosts: {
          ...page,
          pageInfo: { ...page.pageInfo, hasNextPage, endCursor: 'NDA' },
          retryAt,
        },
        searchTopics: {
          ...topicPage,
          pageInfo: { ...topicPage.pageInfo, hasNextPage, endCursor: 'NDA' },
          retryAt,
        },
        searchMessages: {
          ...talkPage,
          pageInfo: { ...talkPage.pageInfo, hasNextPage, endCursor: 'NDA' },
          retryAt,
        },
        searchItems: items,
        searchPeople: people,
        searchedPerson: person,
        hashtagsBeginning: hashtags,
      }),
    User: fakeUser,
  }
}
