import { NotificationKind } from '#schema/enums.generated.ts'
import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeDelivery } from '#features/delivery/fakes.ts'
import { fakeChapter } from '#features/fan-story/fakes.ts'
import { purchasesByState } from '#features/purchases/fakes.ts'
import { subscriptions } from '#features/subscription/fakes.ts'
import { fakeSchedule } from '#storybook/fakes/schedules.ts'
import { storeItems } from '#storybook/fakes/store.ts'
import { fakeUser, fakeViewer, userOf } from '#storybook/fakes/people.ts'
import { fakeChannel, longNamed, said } from '#storybook/fakes/talk.ts'

const fakeNotification = fakeOf('Notification', {
  id: 'notification_1',
  kind: 'FOLLOW',
  happenedAt: '2026-11-20T02:30:00.000Z',
  isUnread: false,
  actorCount: 1,
  actors: [userOf('komugi')],
  message: null,
  post: null,
  topic: null,
  comment: null,
  purchase: null,
  subscription: null,
  delivery: null,
  chapter: null,
  item: null,
})

const inLobby = { channel: fakeChannel() }

const comment = {
  id: 'comment_1',
  text: 'その一両ぶんの静けさ、わかります。',
  author: userOf('kujira'),
  subject: { __typename: 'Post' as const, id: 'post_1' },
}
/** What was written under the fan's words, and to them. */
export const commented = [
  fakeNotification({
    id: 'notification_14',
    kind: 'COMMENT',
    isUnread: true,
    actors: [userOf('kujira')],
    comment,
  }),
  fakeNotification({
    id: 'notification_13',
    kind: 'COMMENT_REPLY',
    actors: [userOf('luka')],
    comment: { ...comment, id: 'comment_2', text: 'ちゃんと聴こえていますよ。' },
  }),
  fakeNotification({
    id: 'notification_12',
    kind: 'COMMENT_LIKE',
    actorCount: 4,
    comment,
  }),
  fakeNotification({
    id: 'notification_11',
    kind: 'TOPIC_LIKE',
    topic: { id: 'topic_1', title: '終電で聴くための、ちょうどいい長さ' },
  }),
  fakeNotification({ id: 'notification_10', kind: 'COMMENT' }),
]

/** Somebody called the fan by their name. */
export const mentioned = [
  fakeNotification({
    id: 'notification_15',
    kind: 'MENTION',
    isUnread: true,
    actors: [userOf('kujira')],
    message: said(
      49,
      'kujira',
      '2026-11-20T11:50',
      '@はるか さん、その時報は録音しました？',
      inLobby,
    ),
  }),
  fakeNotification({
    id: 'notification_50',
    kind: 'COMMENT_MENTION',
    isUnread: true,
    actors: [userOf('komugi')],
    comment: { ...comment, id: 'comment_3', text: '@ひかり さん、聴きました？' },
  }),
  fakeNotification({
    id: 'notification_51',
    kind: 'POST_MENTION',
    actors: [userOf('luka')],
    post: { id: 'post_2', text: '@ひかり さんのおたより、読みました。', pictureCount: 0 },
  }),
  fakeNotification({
    id: 'notification_52',
    kind: 'TOPIC_MENTION',
    topic: { id: 'topic_2', title: '港の朝の色' },
  }),
]

const ofPurchase = { actorCount: 0, actors: [] }
/** What became of what the fan bought. */
export const bought = [
  fakeNotification({
    id: 'notification_26',
    kind: 'REFUND_ACCOUNT_WANTED',
    isUnread: true,
    ...ofPurchase,
    purchase: purchasesByState.REFUND_DUE,
  }),
  fakeNotification({
    id: 'notification_25',
    kind: 'REFUND',
    ...ofPurchase,
    purchase: purchasesByState.REFUNDED,
  }),
  fakeNotification({
    id: 'notification_24',
    kind: 'PARCEL_SENT',
    ...ofPurchase,
    purchase: purchasesByState.DONE,
  }),
  fakeNotification({
    id: 'notification_27',
    kind: 'LETTER_ANSWERED',
    ...ofPurchase,
    purchase: purchasesByState.DONE,
  }),
  fakeNotification({
    id: 'notification_23',
    kind: 'SLIP_EXPIRED',
    isUnread: true,
    ...ofPurchase,
    purchase: purchasesByState.LAPSED,
  }),
  fakeNotification({
    id: 'notification_22',
    kind: 'SLIP_ISSUED',
    ...ofPurchase,
    purchase: purchasesByState.AWAITING_CASH,
  }),
  fakeNotification({
    id: 'notification_21',
    kind: 'ORDER_PAID',
    ...ofPurchase,
    purchase: purchasesByState.DONE,
  }),
]

/** What the fan won is on its way. */
export const won = [
  fakeNotification({
    id: 'notification_42',
    kind: 'PARCEL_SENT',
    isUnread: true,
    ...ofPurchase,
    delivery: fakeDelivery({ id: 'delivery_prize', orderId: null }),
  }),
]

/** A chapter of a story that the fan has begun can be read by now; another can't be seen any more. */
export const opened = [
  fakeNotification({
    id: 'notification_44',
    kind: 'CHAPTER_OPENED',
    isUnread: true,
    ...ofPurchase,
    chapter: fakeChapter({ number: 2, title: '港でいちばん遠い明かり' }),
  }),
  fakeNotification({ id: 'notification_43', kind: 'CHAPTER_OPENED', ...ofPurchase }),
]

/** What the fan said to be at starts soon; another was called off since, and one can't be seen any more. */
export const starting = [
  fakeNotification({
    id: 'notification_47',
    kind: 'SCHEDULE_STARTING',
    isUnread: true,
    ...ofPurchase,
    schedule: fakeSchedule(),
  }),
  fakeNotification({
    id: 'notification_48',
    kind: 'SCHEDULE_STARTING',
    ...ofPurchase,
    schedule: fakeSchedule({ id: 'schedule_off', title: '温室ゲーム部', state: 'CANCELLED' }),
  }),
  fakeNotification({ id: 'notification_46', kind: 'SCHEDULE_STARTING', ...ofPurchase }),
]

/** The fan's oshi has posted. */
export const posted = fakeNotification({
  id: 'notification_49',
  kind: 'OSHI_POST',
  isUnread: true,
  actors: [userOf('luka')],
  post: {
    id: 'post_luka',
    text: '今夜の時報は、すこしだけ遠くまで届きそうです。',
    pictureCount: 0,
  },
})

/** What the fan asked to hear of can be bought. */
export const arrived = fakeNotification({
  id: 'notification_45',
  kind: 'ITEM_ARRIVED',
  isUnread: true,
  ...ofPurchase,
  item: storeItems.few,
})

/** What became of what the fan subscribed to. */
export const subscribed = [
  fakeNotification({
    id: 'notification_34',
    kind: 'SUBSCRIPTION_ENDED',
    isUnread: true,
    ...ofPurchase,
    subscription: subscriptions.active,
  }),
  fakeNotification({
    id: 'notification_33',
    kind: 'SUBSCRIPTION_CANCELED',
    ...ofPurchase,
    subscription: subscriptions.active,
  }),
  fakeNotification({
    id: 'notification_35',
    kind: 'SUBSCRIPTION_RENEWED',
    ...ofPurchase,
    subscription: subscriptions.active,
  }),
  fakeNotification({
    id: 'notification_32',
    kind: 'SUBSCRIPTION_UNPAID',
    ...ofPurchase,
    subscription: subscriptions.active,
  }),
  fakeNotification({
    id: 'notification_31',
    kind: 'SUBSCRIPTION_BEGUN',
    ...ofPurchase,
    subscription: subscriptions.active,
  }),
]

/** An evening's: an answer and lights that are new, and what was seen before. */
export const several = [
  fakeNotification({
    id: 'notification_5',
    kind: 'REPLY',
    isUnread: true,
    actors: [userOf('kujira')],
    message: said(46, 'kujira', '2026-11-20T11:30', 'それ経費で落ちます？', inLobby),
  }),
  fakeNotification({
    id: 'notification_4',
    kind: 'POST_LIKE',
    isUnread: true,
    actorCount: 5,
    happenedAt: '2026-11-20T01:10:00.000Z',
    actors: [userOf('komugi'), userOf('kujira')],
    post: {
      id: 'post_1',
      text: '終電、座れました。\nきょうの運はここで使い切り。',
      pictureCount: 0,
    },
  }),
  fakeNotification({
    id: 'notification_3',
    kind: 'REACTION',
    happenedAt: '2026-11-19T14:55:00.000Z',
    message: said(44, 'komugi', '2026-11-19T23:55', '尊さは自腹です', inLobby),
  }),
  fakeNotification({
    id: 'notification_2',
    actorCount: 2,
    happenedAt: '2026-11-18T12:00:00.000Z',
    actors: [userOf('kujira'), userOf('komugi')],
  }),
]
export const one = [several[0]!]
/** What it was about is gone, or who did it; names and texts of any length, and more than are counted. */
export const strained = [
  fakeNotification({
    id: 'notification_9',
    kind: 'REACTION',
    isUnread: true,
    actorCount: 99,
    actors: [longNamed],
    message: said(47, 'komugi', '2026-11-20T11:30', 'ながい話です。'.repeat(40), inLobby),
  }),
  fakeNotification({ id: 'notification_8', kind: 'REPLY' }),
  fakeNotification({ id: 'notification_7', kind: 'POST_LIKE', actorCount: 3 }),
  fakeNotification({ id: 'notification_6', actorCount: 0, actors: [] }),
]

export const fakeNotifications = fakeOf('ViewerNotifications', {
  id: 'notifications me',
  unreadCount: 2,
  items: fakeConnection(several),
  kinds: [...NotificationKind],
})

/** A fan who is told of these; a guest is told of nothing. */
export const telling = (items: typeof several | null) => ({
  Viewer: () =>
    fakeViewer({
      user: items && fakeUser(),
      mutes: null,
      notifications: items && fakeNotifications({ items: fakeConnection(items) }),
    }),
  ReadNotificationsPayload: () => ({
    __typename: 'ReadNotificationsSuccess' as const,
    notifications: fakeNotifications({ unreadCount: 0 }),
  }),
})
