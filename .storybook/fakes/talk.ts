import { fakeConnection, fakeOf } from '../fake.ts'
import { fakeImage } from '../fakeImage.ts'
import { fakeUser, membershipOf, mentionable, type Person, userOf } from './people.ts'
import { storeItems } from './store.ts'
import { talents } from './talents.ts'

export const fakeMessage = fakeOf('Message', {
  id: 'message_1',
  seq: 1,
  rev: 1,
  author: userOf('komugi'),
  authorMembership: membershipOf('komugi'),
  text: '落ちません。尊さは自腹です',
  images: [],
  sticker: null,
  replyTo: null,
  mentions: [],
  editedAt: null,
  isDeleted: false,
  isHeld: false,
  isWithheld: false,
  heldText: null,
  reactions: [],
  viewerReactions: [],
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
    rev: seq,
    author: userOf(person),
    authorMembership: membershipOf(person),
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
    { images: [fakeImage('scene-radio-booth')] },
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

const fakeReadState = fakeOf('ChannelReadState', { unreadHidden: 0 })

/** The viewer has read a channel up to this message. */
export const readUpTo = (lastReadSeq: number, slug = 'lobby', unreadMentions = 0) =>
  fakeReadState({ id: `read_${slug}`, lastReadSeq, unreadMentions })

/** The lobby, as a member who has read all sees it. */
export const fakeChannel = fakeOf('Channel', {
  id: 'channel_lobby',
  slug: 'lobby',
  name: 'ロビー',
  topic: 'はじめましても、今日あったことも、どうでもいい話も',
  emblem: fakeImage('channel-lobby'),
  visibility: 'PUBLIC',
  posting: 'MEMBERS',
  lastSeq: 48,
  lastRev: 48,
  newestMessage: talk.at(-1)!,
  messages: fakeConnection(talk),
  changesAfter: [],
  viewerReadState: readUpTo(48),
  viewerCanPost: true,
  tellsTyping: false,
  joinCondition: null,
  show: null,
  mentionable: [mentionable('komugi'), mentionable('kujira')],
  talent: null,
  direct: null,
  community: { id: 'community_yoiyami' },
})

export const fakeNft = fakeOf('Nft', {
  id: 'nft_comet',
  name: '彗星 記念メダル',
  picture: fakeImage('luka-emblem'),
  talent: talents.luka,
  viewerNumbers: [],
  treasureMachine: { id: 'treasuremachine_box', name: 'おたより箱の木箱' },
})
export const fakeCondition = fakeOf('RoomCondition', {
  standing: 'LOCKED',
  nft: fakeNft(),
  membershipItemId: null,
  asks: 'NFT_CONDITION',
  name: '彗星 記念メダル',
  picture: fakeImage('luka-emblem'),
})
/** What a room for members asks for. */
export const forMembers = (
  condition: Parameters<typeof fakeCondition>[0] = {},
): Parameters<typeof fakeCondition>[0] => ({
  asks: 'MEMBERSHIP',
  nft: null,
  membershipItemId: storeItems.membership.id,
  name: storeItems.membership.name,
  picture: fakeImage('goods-member'),
  ...condition,
})
const fakeRoom = fakeOf('LockedRoom', {
  channelId: 'channel_comet',
  name: '彗星観測室',
  topic: 'メダルの番号で呼び合う、ちいさな観測室',
  emblem: fakeImage('channel-radio'),
  asks: 'NFT_CONDITION',
  askedName: '彗星 記念メダル',
  joinCondition: fakeCondition(),
})
/** The words of a room for members, before whoever is none. */
export const membersRoom = {
  asks: 'MEMBERSHIP',
  askedName: storeItems.membership.name,
  name: '月の出待ち',
  topic: '会員のみなさんと三人の、いちばんしずかな待合室',
  emblem: fakeImage('goods-member'),
} as const

/** A room that asks for something, before whoever has not come in. */
export const lockedRoom = (
  room: Parameters<typeof fakeRoom>[0] = {},
  condition: Parameters<typeof fakeCondition>[0] = {},
) => fakeRoom({ joinCondition: fakeCondition(condition), ...room })

/** What a fan who has not joined, or a guest, gets of a channel. */
export const notJoined = { viewerReadState: null, viewerCanPost: false } as const

/** The community's channels, as a member sees them. */
export const channels = {
  announcements: fakeChannel({
    id: 'channel_announcements',
    slug: 'announcements',
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
    viewerReadState: readUpTo(9, 'announcements'),
  }),
  lobby: fakeChannel(),
  midnight: fakeChannel({
    id: 'channel_midnight',
    slug: 'midnight',
    name: '深夜二時のラジオ',
    emblem: fakeImage('channel-radio'),
    newestMessage: said(230, 'kujira', '2026-11-20T03:14', 'じゃあ、「スープの夜」にします'),
    lastSeq: 230,
    viewerReadState: readUpTo(100, 'midnight'),
    talent: talents.luka,
  }),
  atelier: fakeChannel({
    id: 'channel_atelier',
    slug: 'atelier',
    name: '工作室',
    visibility: 'MEMBERS',
    emblem: fakeImage('channel-paintbrush'),
    newestMessage: said(8, 'me', '2026-11-18T20:30', '', {
      images: [fakeImage('scene-harbour-night')],
    }),
    lastSeq: 8,
    viewerReadState: readUpTo(8, 'atelier'),
  }),
}

const fakeDirect = fakeOf('DirectMessages', {
  id: 'direct channel_komugi',
  partner: userOf('komugi'),
  isPartnerSubscriber: false,
  state: 'OPEN',
  messagesLeft: null,
})

/** A partner of as long a name as there may be. */
export const longNamed = fakeUser({
  id: 'user_long',
  displayName: 'なまえのとてもながいひとがここにもひとり',
})

/** What two fans have for themselves, as the viewer sees it, so far as they have come. */
export const directChannel = (
  direct: Parameters<typeof fakeDirect>[0] = {},
  override: Parameters<typeof fakeChannel>[0] = {},
) =>
  fakeChannel({
    id: 'channel_komugi',
    name: '',
    topic: '',
    visibility: 'PRIVATE',
    direct: fakeDirect(direct),
    lastSeq: 4,
    lastRev: 4,
    messages: fakeConnection(directTalk),
    newestMessage: directTalk.at(-1)!,
    viewerReadState: readUpTo(4, 'komugi'),
    tellsTyping: true,
    ...override,
  })

const directTalk = [
  said(1, 'komugi', '2026-11-20T11:20', 'はじめまして。付箋の話、うれしかったです'),
  said(2, 'me', '2026-11-20T11:22', 'こちらこそ！会議で光ってました'),
  said(3, 'komugi', '2026-11-20T11:24', '今夜の「深夜二時のラジオ」、いっしょに聴きませんか'),
  said(4, 'me', '2026-11-20T11:25', 'ぜひ。温かい飲みものを用意しておきます'),
]

/** The viewer's direct messages: one with news, one without, and no stranger. */
export const fakeDirectMessages = fakeOf('ViewerDirectMessages', {
  id: 'direct messages user_me',
  policy: 'EVERYONE',
  unreadCount: 2,
  requestCount: 0,
  requests: fakeConnection([]),
  channels: fakeConnection([
    directChannel(),
    directChannel(
      { id: 'direct channel_kujira', partner: userOf('kujira') },
      {
        id: 'channel_kujira',
        lastSeq: 9,
        viewerReadState: readUpTo(7, 'kujira'),
        newestMessage: said(9, 'kujira', '2026-11-19T23:10', 'それ経費で落ちました'),
      },
    ),
  ]),
})

/** What a stranger asks of the viewer. */
export const fakeRequests = fakeConnection([
  directChannel(
    { id: 'direct channel_asked', partner: userOf('kujira'), state: 'ASKED' },
    {
      id: 'channel_asked',
      lastSeq: 1,
      viewerReadState: readUpTo(0, 'asked'),
      newestMessage: said(1, 'kujira', '2026-11-20T11:30', 'はじめまして。録音、聞かせてください'),
    },
  ),
])
