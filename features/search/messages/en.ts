import type ja from './ja.ts'

export default {
  'search.title': 'Search',
  'search.field': 'Search posts and rooms',
  'search.placeholder': 'A word, a line, even one letter',
  'search.submit': 'Search',
  'search.tooLong':
    'A search takes {most, plural, one {# character} other {# characters}}. Please shorten it.',
  'search.suggestions': 'What you searched for before',
  'search.recent': 'Recent searches',
  'search.recent.kept': 'Kept on this device only.',
  'search.recent.forget': 'Remove “{words}” from your recent searches',
  'search.recent.clear': 'Clear all',
  'search.start.title': 'One letter is enough',
  'search.start.body': 'Capitals, accents, kana and width make no difference.',
  'search.filters': 'When, and whose posts',
  'search.when.ALL': 'All',
  'search.when.DAY': '24 hours',
  'search.when.WEEK': 'A week',
  'search.when.MONTH': 'A month',
  'search.mine': 'My posts',
  'search.rooms': 'Rooms',
  'search.posts': 'Posts',
  'search.none.title': 'No posts with “{words}”',
  'search.none.body': 'Try a shorter word, or search all the time there is.',
  'search.none.all': 'Search all of them',
  'search.further': 'Nothing so far. You can go on to older posts.',
  'search.tooOften.title': 'That was a lot of searching',
  'search.tooOften.wait':
    'You can search again in {seconds, plural, one {# second} other {# seconds}}.',
  'search.tooOften.ready': 'You can search again.',
  'search.tooOften.again': 'Search again',
} satisfies Record<keyof typeof ja, string>
