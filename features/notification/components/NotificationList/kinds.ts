import type { IconName } from '#design-system/icon/Icon.tsx'
import type { NotificationKind } from '#schema/types.generated.ts'

/** The icon of each kind. */
export const signs: Record<NotificationKind, IconName> = {
  MENTION: 'at',
  POST_MENTION: 'at',
  TOPIC_MENTION: 'at',
  COMMENT_MENTION: 'at',
  REPLY: 'reply',
  REACTION: 'heart',
  POST_LIKE: 'penlight',
  TOPIC_LIKE: 'penlight',
  COMMENT: 'messages',
  COMMENT_REPLY: 'reply',
  COMMENT_LIKE: 'penlight',
  FOLLOW: 'user',
  CHAPTER_OPENED: 'sparkle',
  SCHEDULE_STARTING: 'clock',
  OSHI_POST: 'star',
  ORDER_PAID: 'check',
  SLIP_ISSUED: 'store',
  SLIP_EXPIRED: 'clock',
  REFUND: 'coin',
  REFUND_ACCOUNT_WANTED: 'alert',
  PARCEL_SENT: 'send',
  LETTER_ANSWERED: 'mail',
  SUBSCRIPTION_BEGUN: 'star',
  SUBSCRIPTION_RENEWED: 'check',
  SUBSCRIPTION_UNPAID: 'alert',
  SUBSCRIPTION_CANCELED: 'calendar',
  SUBSCRIPTION_ENDED: 'close',
  ITEM_ARRIVED: 'megaphone',
}

/** What each kind is of. */
export const aboutOf = {
  MENTION: 'message',
  POST_MENTION: 'post',
  TOPIC_MENTION: 'topic',
  COMMENT_MENTION: 'comment',
  REPLY: 'message',
  REACTION: 'message',
  POST_LIKE: 'post',
  TOPIC_LIKE: 'topic',
  COMMENT: 'comment',
  COMMENT_REPLY: 'comment',
  COMMENT_LIKE: 'comment',
  FOLLOW: 'fan',
  CHAPTER_OPENED: 'chapter',
  SCHEDULE_STARTING: 'schedule',
  OSHI_POST: 'post',
  ORDER_PAID: 'purchase',
  SLIP_ISSUED: 'purchase',
  SLIP_EXPIRED: 'purchase',
  REFUND: 'purchase',
  REFUND_ACCOUNT_WANTED: 'purchase',
  PARCEL_SENT: 'purchase',
  LETTER_ANSWERED: 'purchase',
  SUBSCRIPTION_BEGUN: 'subscription',
  SUBSCRIPTION_RENEWED: 'subscription',
  SUBSCRIPTION_UNPAID: 'subscription',
  SUBSCRIPTION_CANCELED: 'subscription',
  SUBSCRIPTION_ENDED: 'subscription',
  ITEM_ARRIVED: 'item',
} as const satisfies Record<
  NotificationKind,
  | 'message'
  | 'post'
  | 'topic'
  | 'comment'
  | 'fan'
  | 'chapter'
  | 'purchase'
  | 'subscription'
  | 'item'
  | 'schedule'
>

/** Those that tell of what somebody wrote to the fan, or to all. What the others are about the fan wrote, who sees it whole. */
export const isByActor: ReadonlySet<NotificationKind> = new Set([
  'MENTION',
  'POST_MENTION',
  'TOPIC_MENTION',
  'COMMENT_MENTION',
  'REPLY',
  'COMMENT',
  'COMMENT_REPLY',
  'OSHI_POST',
])
