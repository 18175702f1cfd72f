import type ja from './ja.ts'

export default {
  'collection.badges': 'Badges',
  'collection.cards': 'Cards',
  'collection.count': '×{count, number}',
  'collection.draw': 'Draw from a treasure machine',
  'collection.empty.body':
    'Cards, medals and badges that you get, from treasure machines and elsewhere, stand here.',
  'collection.empty.title': 'Your collection begins here',
  'collection.guest.body': 'Log in to see the cards, medals and badges that you have collected.',
  'collection.guest.title': 'What you collect stands here',
  'collection.kinds': '{count, plural, one {# kind} other {# kinds}}',
  'collection.me': 'My page',
  'collection.medals': 'Numbered medals',
  'collection.number': 'No. {number, number}',
  'collection.title': 'Collection',
} as const satisfies Record<keyof typeof ja, string>
