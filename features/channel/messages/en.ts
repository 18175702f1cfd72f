import type ja from './ja.ts'

export default {
  'channel.deleted': 'deleted a message',
  'channel.members': 'Members only',
  'channel.newest': '{name}: {text}',
  'channel.picture': 'sent a picture',
  'channel.quiet': 'Nobody has said anything yet.',
  'channel.someone': 'Someone who left',
  'channel.unread': '{count, plural, one {# unread message} other {# unread messages}}',
} as const satisfies Record<keyof typeof ja, string>
