import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'

export const fakeTalent = fakeOf('Talent', {
  id: 'talent_luka',
  slug: 'luka',
  name: '夜半ルカ',
  reading: 'よわ ルカ',
  palette: 'indigo',
  catchphrase: '深夜二時です。眠れない人も、起きていたい人も、ようこそ。',
  profile: '放送局の屋上に住みついた、夜更かしの星好き。',
  fanName: '二等星',
  portrait: fakeImage('luka-portrait'),
  bust: fakeImage('luka-bust'),
  emblem: fakeImage('luka-emblem'),
})

export const talents = [
  fakeTalent({
    id: 'talent_hiyori',
    name: '朝凪ひより',
    reading: 'あさなぎ ひより',
    palette: 'amber',
    catchphrase: 'おはようございます。灯台、本日も異常なしです。',
    fanName: '灯り守',
    portrait: fakeImage('hiyori-portrait'),
    bust: fakeImage('hiyori-bust'),
    emblem: fakeImage('hiyori-emblem'),
  }),
  fakeTalent(),
  fakeTalent({
    id: 'talent_tsumugi',
    name: '温井つむぎ',
    reading: 'ぬくい つむぎ',
    palette: 'jade',
    catchphrase: '失敗はぜんぶ堆肥！ 温室ゲーム部、はじめます！',
    fanName: '園芸部',
    portrait: fakeImage('tsumugi-portrait'),
    bust: fakeImage('tsumugi-bust'),
    emblem: fakeImage('tsumugi-emblem'),
  }),
]

export const fakeChannel = fakeOf('Channel', {
  id: 'channel_midnight',
  name: '深夜二時のラジオ',
  emblem: fakeImage('channel-radio'),
  visibility: 'PUBLIC',
  lastSeq: 230,
  newestMessage: {
    __typename: 'Message',
    id: 'message_230',
    text: 'じゃあ、「スープの夜」にします',
    sentAt: '2026-11-19T18:14:00.000Z',
    author: { __typename: 'User', id: 'user_kujira', displayName: 'くじら座β' },
  },
  talent: { __typename: 'Talent', id: 'talent_luka' },
  viewerReadState: null,
})

const readUpTo = (id: string, lastReadSeq: number) =>
  ({ __typename: 'ChannelReadState', id: `read_${id}`, lastReadSeq }) as const

/** The channels as a member sees them. */
export const channels = [
  fakeChannel({
    id: 'channel_lobby',
    name: 'ロビー',
    emblem: fakeImage('channel-lobby'),
    talent: null,
    lastSeq: 48,
    newestMessage: {
      __typename: 'Message',
      id: 'message_48',
      text: '前例があります。第63回、「ないしょ話」さんのおたよりは、最後までささやき声でした。',
      sentAt: '2026-11-20T02:40:00.000Z',
      author: { __typename: 'User', id: 'user_kujira', displayName: 'くじら座β' },
    },
    viewerReadState: readUpTo('lobby', 45),
  }),
  fakeChannel({ viewerReadState: readUpTo('midnight', 100) }),
  fakeChannel({
    id: 'channel_atelier',
    name: '工作室',
    emblem: fakeImage('channel-paintbrush'),
    visibility: 'MEMBERS',
    talent: null,
    newestMessage: {
      __typename: 'Message',
      id: 'message_8',
      text: '',
      sentAt: '2026-11-18T11:30:00.000Z',
      author: null,
    },
    viewerReadState: readUpTo('atelier', 230),
  }),
]

export const fakeHappening = fakeOf('Happening', {
  id: 'happening_radio',
  kind: 'STREAM',
  title: '深夜二時のラジオ',
  body: '題のない曲の続きと、たまったおたよりを少し。時報は今夜も測られます。',
  startsAt: '2026-11-20T17:00:00.000Z',
  talent: fakeTalent(),
  channel: fakeChannel(),
})

export const happenings = [
  fakeHappening(),
  fakeHappening({
    id: 'happening_dawn',
    kind: 'EVENT',
    title: '夜明けまで起きてる会',
    body: '三人そろって、灯台のてっぺんから日の出まで。おたよりのテーマは「眠れなかった夜の話」。',
    startsAt: '2026-11-23T16:00:00.000Z',
    talent: null,
    channel: channels[0]!,
  }),
  fakeHappening({
    id: 'happening_town',
    kind: 'NEWS',
    title: '「みんなの港町」お披露目',
    body: '工作室で描いてきた一枚が、放送局の壁に飾られます。',
    startsAt: '2026-11-26T10:00:00.000Z',
    talent: null,
    channel: null,
  }),
]

/** The community as a guest sees it. */
export const fakeCommunity = fakeOf('Community', {
  id: 'community_yoiyami',
  name: 'よいやみ放送局',
  tagline: '夜ふかしと早起きの、あいだの放送局',
  description:
    '港町のはずれの小さな放送局から、灯台のひより、深夜のルカ、温室のつむぎがお届けします。聴く人も、描く人も、ただ眺めていたい人も、ここでどうぞ。',
  memberCount: 128,
  hero: fakeImage('hero'),
  shareImage: fakeImage('share'),
  talents,
  happenings,
  channels: fakeConnection(
    channels
      .filter(({ visibility }) => visibility === 'PUBLIC')
      .map((channel) => fakeChannel({ ...channel, viewerReadState: null })),
  ),
  viewerMembership: null,
})

export const fakeMembership = fakeOf('JoinedCommunity', {
  id: 'membership_me',
  joinedAt: '2026-11-01T00:00:00.000Z',
  role: 'MEMBER',
  oshi: fakeTalent(),
})

/** What a member gets of it. */
export const asMember = { viewerMembership: fakeMembership(), channels: fakeConnection(channels) }

export const fakeUser = fakeOf('User', { id: 'user_me', displayName: 'ひかり' })
