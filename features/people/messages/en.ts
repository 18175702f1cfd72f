import type ja from './ja.ts'

export default {
  'people.list': 'People',
  'people.TALENT': 'Talent',
  'people.STAFF': 'Staff',
  'people.subscriber': 'Member',
  'people.begin': 'Type how their name begins.',
  'people.closed': 'Takes no messages',
  'people.none': 'Nobody has that name.',
  'people.failed': 'People could not be searched. Please type again.',
} as const satisfies Record<keyof typeof ja, string>
