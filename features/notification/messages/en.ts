import type ja from './ja.ts'

export default {
  'notification.title': 'Notifications',
  'notification.back': 'Notifications',
  'notification.settings': 'Notification settings',
  'notification.settings.back': 'Settings',
  'notification.new': 'New',
  'notification.REPLY': '{name} replied to you',
  'notification.REACTION':
    '{name}{others, plural, =0 {} =98 { and 98 or more others} one { and # other} other { and # others}} reacted',
  'notification.POST_LIKE':
    '{name}{others, plural, =0 {} =98 { and 98 or more others} one { and # other} other { and # others}} waved penlights',
  'notification.FOLLOW':
    '{name}{others, plural, =0 {} =98 { and 98 or more others} one { and # other} other { and # others}} followed you',
  'notification.gone.message': 'This message is no longer here.',
  'notification.gone.post': 'This post is no longer here.',
  'notification.sticker': 'Sticker',
  'notification.pictures': 'Picture',
  'notification.left': 'Someone who left',
  'notification.empty': 'No notifications yet',
  'notification.empty.body': 'Replies, penlights and new followers will be listed here.',
  'notification.empty.talk': 'Go to talk',
  'notification.guest': 'Sign up to get notifications',
  'notification.guest.body': 'Log in, and you will not miss a reply or a penlight.',
  'notification.kinds': 'What to tell you',
  'notification.kinds.body': 'What is off is neither listed nor counted.',
  'notification.kind.REPLY': 'Replies',
  'notification.kind.REPLY.body': 'When someone replies to your message in talk',
  'notification.kind.REACTION': 'Reactions',
  'notification.kind.REACTION.body': 'When your message gets a penlight or a reaction',
  'notification.kind.POST_LIKE': 'Penlights for posts',
  'notification.kind.POST_LIKE.body': 'When someone first waves penlights at your post',
  'notification.kind.FOLLOW': 'Followers',
  'notification.kind.FOLLOW.body': 'When someone follows you',
} as const satisfies Record<keyof typeof ja, string>
