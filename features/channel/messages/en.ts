import type ja from './ja.ts'

export default {
  'channel.deleted': 'This message was deleted',
  'channel.folded':
    '{fold, select, BLOCKED {A message by someone you block} MUTED {A message by someone you mute} WORD {A message with a muted word} other {A message that you hid}}',
  'channel.asks': 'For those who have “{name}”',
  'channel.forMembers': 'For members: “{name}”',
  'channel.locked': 'You haven’t entered this room yet',
  'channel.mentions': '{count, plural, one {# mention of you} other {# mentions of you}}',
  'channel.members': 'Members only',
  'channel.newest': '{name}: {text}',
  'channel.picture': '{count, plural, one {Photo} other {# photos}}',
  'channel.quiet': 'Nobody has said anything yet.',
  'channel.someone': 'Someone who left',
  'channel.unread': '{count, plural, one {# unread message} other {# unread messages}}',
  'channel.sticker': 'Sticker: {name}',
  'channel.wordless': 'A message without words',
  'channel.you': 'You',
} as const satisfies Record<keyof typeof ja, string>
