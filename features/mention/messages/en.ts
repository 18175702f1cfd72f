export default {
  'mention.choose': 'Who to mention',
  'mention.found':
    '{count, plural, one {# person found.} other {# people found.}} Choose with the up and down keys.',
  'mention.none': 'Nobody you can mention goes by that name.',
  'mention.quiet': 'Type a name to find who to mention.',
  'mention.full': 'You can mention up to {most, number} people at once.',
  'mention.name': '{name}',
  'mention.told': '{names} will be notified',
} as const
