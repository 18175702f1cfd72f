import type ja from './ja.ts'

export default {
  'collection.cards': 'Cards',
  'collection.count': '×{count, number}',
  'collection.draw': 'Draw from a treasure machine',
  'collection.empty.body': 'Cards and medals that you draw from treasure machines stand here.',
  'collection.empty.title': 'Your collection begins here',
  'collection.guest.body': 'Log in to see the cards and medals that you have collected.',
  'collection.guest.title': 'What you collect stands here',
  'collection.kinds': '{count, plural, one {# kind} other {# kinds}}',
  'collection.me': 'My page',
  'collection.medals': 'Numbered medals',
  'collection.number': 'No. {number, number}',
  'collection.title': 'Collection',
} as const satisfies Record<keyof typeof ja, string>
