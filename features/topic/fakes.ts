import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { membershipOf, userOf, type Person } from '#storybook/fakes/people.ts'

export const fakeTopicCategory = fakeOf('TopicCategory', {
  id: 'topiccategory_broadcast',
  name: '配信の話',
  description: '感想、名場面、聞きのがした回のこと。',
  viewerMayWrite: true,
  topics: fakeConnection([]),
})

export const topicCategories = [
  fakeTopicCategory({
    id: 'topiccategory_hello',
    name: 'はじめまして',
    description: '来たばかりの人の自己紹介と、聞いておきたいこと。',
  }),
  fakeTopicCategory(),
  fakeTopicCategory({
    id: 'topiccategory_making',
    name: 'つくる・育てる',
    description: '絵、写真、料理、畑。手を動かした記録を。',
  }),
  fakeTopicCategory({
    id: 'topiccategory_notice',
    name: '局からの案内',
    description: '聴きかたや決まりごと。困ったら、まずここを。',
    viewerMayWrite: false,
  }),
]
const [hello, , making, notice] = topicCategories

export const fakeTopic = fakeOf('Topic', {
  id: 'topic_kujira',
  category: fakeTopicCategory(),
  author: userOf('kujira'),
  authorMembership: membershipOf('kujira'),
  title: '笑いをこらえきれなかった回の一覧',
  text: '確認できたものを、回と時刻で並べます。\n\n第12回 41分08秒\n第38回 06分55秒\n\nいずれも三秒以内に立て直しています。',
  mentions: [],
  isOfficial: false,
  postedAt: '2026-11-20T01:30:00.000Z',
  editedAt: null,
  revision: 0,
  isDeleted: false,
  isHeld: false,
  likeCount: 5,
  viewerLikeCount: 0,
  commentCount: 4,
  commentAudience: 'ALL',
  viewerMayComment: true,
  isBookmarked: false,
  comments: fakeConnection([]),
})

/** A topic by one of the people. */
export const writtenBy = (
  person: Person,
  title: string,
  override: Parameters<typeof fakeTopic>[0] = {},
) =>
  fakeTopic({
    id: `topic_${person}`,
    author: userOf(person),
    authorMembership: membershipOf(person),
    title,
    isOfficial: person === 'luka' || person === 'staff',
    ...override,
  })

/** Some topics of several categories, the newest first. */
export const topics = [
  fakeTopic(),
  writtenBy('luka', '眠れない夜の、しずかな過ごしかた', {
    category: making,
    text: '羊は、もう数えあきたころでしょう。\nあなたの方法を、ここに置いていってください。',
    postedAt: '2026-11-19T14:05:00.000Z',
  }),
  writtenBy('komugi', '終電で聴くための、ちょうどいい長さ', {
    category: hello,
    text: '乗車28分。雑談枠の前半でぴったり着きます。',
    postedAt: '2026-11-19T11:32:00.000Z',
  }),
  writtenBy('staff', 'アーカイブの公開時刻について', {
    category: notice,
    text: '配信の録画は、終了からおよそ三時間後にご覧いただけるようになります。\n深夜の回は、翌朝の七時をめやすにお待ちください。',
    postedAt: '2026-11-18T09:00:00.000Z',
  }),
]
