import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'

const luka = {
  __typename: 'Talent',
  id: 'talent_luka',
  name: '夜半ルカ',
  palette: 'indigo',
} as const
const hiyori = {
  __typename: 'Talent',
  id: 'talent_hiyori',
  name: '朝凪ひより',
  palette: 'amber',
} as const

/** Who talks in the stories: two fans, a talent, the staff, and the one who reads. */
export const people = {
  komugi: { name: '終電こむぎ', art: 'avatar-tram', role: 'MEMBER', oshi: hiyori },
  kujira: { name: 'くじら座β', art: 'avatar-whale', role: 'MEMBER', oshi: luka },
  luka: { name: '夜半ルカ', art: 'luka-bust', role: 'TALENT', oshi: luka },
  staff: { name: '放送局スタッフ', art: 'channel-megaphone', role: 'STAFF', oshi: null },
  me: { name: 'ひかり', art: 'avatar-rabbit', role: 'MEMBER', oshi: luka },
} as const

type Person = keyof typeof people

const author = (person: Person) => ({
  __typename: 'User' as const,
  id: `user_${person}`,
  displayName: people[person].name,
  avatar: fakeImage(people[person].art),
})

const membership = (person: Person) => ({
  __typename: 'PublicJoinedCommunity' as const,
  id: `public_${person}`,
  role: people[person].role,
  oshi: people[person].oshi,
})

export const fakeMessage = fakeOf('Message', {
  id: 'message_1',
  seq: 1,
  author: author('komugi'),
  authorMembership: membership('komugi'),
  text: '落ちません。尊さは自腹です',
  images: [],
  sentAt: '2026-11-20T02:30:00.000Z',
})

/** A message by one of the people, at an instant in JST: `said(3, 'luka', '2026-11-20T11:30', '…')`. */
export function said(
  seq: number,
  person: Person,
  at: string,
  text: string,
  override: Parameters<typeof fakeMessage>[0] = {},
) {
  return fakeMessage({
    id: `message_${seq}`,
    seq,
    author: author(person),
    authorMembership: membership(person),
    sentAt: new Date(`${at}:00+09:00`).toISOString(),
    text,
    ...override,
  })
}

/** An evening in the lobby and the morning after. */
export const talk = [
  said(
    41,
    'komugi',
    '2026-11-19T23:52',
    '推しの色の付箋を買いました。会議の資料が、端からどんどん灯り守になっていく',
  ),
  said(42, 'kujira', '2026-11-19T23:55', 'それ経費で落ちます？'),
  said(43, 'komugi', '2026-11-19T23:55', '落ちません。'),
  said(44, 'komugi', '2026-11-19T23:55', '尊さは自腹です'),
  said(
    45,
    'luka',
    '2026-11-20T02:03',
    '時報、今夜は3秒はずしました。\n理由は星がきれいだったからです',
    {
      images: [fakeImage('scene-radio-booth')],
    },
  ),
  said(46, 'me', '2026-11-20T02:04', 'はずれた3秒、録音してあります'),
  said(47, 'staff', '2026-11-20T09:00', '今週の予定は https://example.com/schedule にあります。'),
  said(
    48,
    'kujira',
    '2026-11-20T11:40',
    '前例があります。第63回、「ないしょ話」さんのおたよりは、最後までささやき声でした。',
  ),
]

export const fakeChannel = fakeOf('Channel', {
  id: 'channel_lobby',
  slug: 'lobby',
  name: 'ロビー',
  topic: 'はじめましても、今日あったことも、どうでもいい話も',
  emblem: fakeImage('channel-lobby'),
  visibility: 'PUBLIC',
  posting: 'MEMBERS',
  lastSeq: 48,
  newestMessage: talk.at(-1)!,
  messages: fakeConnection(talk),
  messagesAfter: [],
  viewerReadState: { __typename: 'ChannelReadState', id: 'read_lobby', lastReadSeq: 48 },
  viewerCanPost: true,
  talent: null,
  community: { __typename: 'Community', id: 'community_yoiyami' },
})

const channels = [
  fakeChannel({
    id: 'channel_announcements',
    name: 'おしらせ',
    emblem: fakeImage('channel-megaphone'),
    posting: 'STAFF',
    newestMessage: said(
      12,
      'staff',
      '2026-11-19T12:00',
      '「夜明けまで起きてる会」のおたよりを募集しています',
    ),
    lastSeq: 12,
    viewerReadState: { __typename: 'ChannelReadState', id: 'read_announcements', lastReadSeq: 9 },
  }),
  fakeChannel(),
  fakeChannel({
    id: 'channel_midnight',
    name: '深夜二時のラジオ',
    emblem: fakeImage('channel-radio'),
    newestMessage: said(230, 'kujira', '2026-11-20T03:14', 'じゃあ、「スープの夜」にします'),
    lastSeq: 230,
    viewerReadState: { __typename: 'ChannelReadState', id: 'read_midnight', lastReadSeq: 100 },
  }),
  fakeChannel({
    id: 'channel_atelier',
    name: '工作室',
    visibility: 'MEMBERS',
    emblem: fakeImage('channel-paintbrush'),
    newestMessage: said(8, 'me', '2026-11-18T20:30', '', {
      images: [fakeImage('scene-harbour-night')],
    }),
    lastSeq: 8,
    viewerReadState: { __typename: 'ChannelReadState', id: 'read_atelier', lastReadSeq: 8 },
  }),
]

export const fakeCommunity = fakeOf('Community', {
  id: 'community_yoiyami',
  name: 'よいやみ放送局',
  memberCount: 128,
  channels: fakeConnection(channels),
})

export const fakeTenant = fakeOf('Tenant', { id: 'ouen', name: 'Ouen', community: fakeCommunity() })

export const fakeViewer = fakeOf('Viewer', { user: author('me'), signUp: null })

/** What a fan who has not joined, or a guest, gets of a channel. */
export const notJoined = { viewerReadState: null, viewerCanPost: false } as const

/** A history of 620 messages, every fifth with a picture, given in pages as the gateway gives them. */
export function historyPage({ last, before }: Readonly<Record<string, unknown>>) {
  const end = before === undefined || before === null ? 620 : Number(before) - 1
  const start = Math.max(1, end - Number(last) + 1)
  const nodes = Array.from({ length: end - start + 1 }, (_, index) => remembered(start + index))
  return {
    __typename: 'MessageConnection' as const,
    edges: nodes.map((node) => ({ cursor: String(node.seq), node })),
    pageInfo: {
      hasNextPage: end < 620,
      hasPreviousPage: start > 1,
      startCursor: String(start),
      endCursor: String(end),
    },
  }
}

function remembered(seq: number) {
  const at = new Date(Date.parse('2026-11-20T11:59:00Z') - (620 - seq) * 600_000)
  return said(
    seq,
    seq % 3 === 0 ? 'kujira' : 'komugi',
    at.toISOString().slice(0, 16),
    `${seq}回めのおたよりです。${'星がきれいでした。'.repeat(seq % 6)}`,
    { images: seq % 5 === 0 ? [fakeImage('scene-harbour-night')] : [] },
  )
}
