import type ja from './ja.ts'

export default {
  'collection.badge.empty.body':
    'Finish a mission or draw from a treasure machine, and they shine here.',
  'collection.badge.empty.title': 'Your first badge is ahead',
  'collection.badge.guest.body': 'Log in to see your badges, and the days they came.',
  'collection.badge.guest.title': 'Your badges stand here',
  'collection.badge.lead':
    '{count, plural, one {# badge} other {# badges}}, with when and where each came from.',
  'collection.badge.missions': 'See missions',
  'collection.badge.source.GIFT': 'A gift',
  'collection.badge.source.MISSION': 'Earned by a mission',
  'collection.badge.source.PRIZE_DRAW': 'Won in a prize draw',
  'collection.badge.source.TREASURE_MACHINE': 'From a treasure machine',
  'collection.badge.title': 'Badges',
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
  'collection.set.back': 'Collection',
  'collection.set.draws': 'My draws',
  'collection.set.first': 'None yet. Which will be the first?',
  'collection.set.machine': 'See the machine',
  'collection.set.missing': 'Not yours yet',
  'collection.set.none.body':
    'The address is wrong, or the machine holds neither cards nor medals.',
  'collection.set.none.title': 'There is no such collection',
  'collection.set.progress': '{owned, number} of {total, plural, one {# kind} other {# kinds}}',
  'collection.set.rank': 'Rank {rank}',
  'collection.set.title': 'A machine’s collection',
  'collection.set.whole': 'All of them are yours',
  'collection.sets': 'By treasure machine',
  'collection.title': 'Collection',
} as const satisfies Record<keyof typeof ja, string>
