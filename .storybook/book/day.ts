/** A part of a fan's day, and the features that it is made of. */
export interface PartOfTheDay {
  name: string
  ja: string
  what: string
  features: readonly string[]
}

/**
 * The features in the order in which a fan meets them on a day: here, in the sidebar (`preview.tsx` says it again,
 * since Storybook reads that without running it), and on the page of every state.
 */
export const day: readonly PartOfTheDay[] = [
  {
    name: 'Arriving',
    ja: '出会う',
    what: 'A link leads to a community; one looks around, joins, and chooses an oshi.',
    features: [
      'landing-page',
      'community',
      'onboarding',
      'referral-code',
      'campaign-code',
      'questionnaire',
    ],
  },
  {
    name: 'Tonight',
    ja: '今夜を知る',
    what: 'Home is what is next and who is talking. A stamp, and what there is to do.',
    features: [
      'shell',
      'home',
      'banner',
      'information',
      'notification',
      'check-in',
      'mission',
      'step-mission',
    ],
  },
  {
    name: 'Talking',
    ja: '話す',
    what: 'Rooms, posts and topics; penlights answer, and what one would rather not see is folded.',
    features: [
      'channel',
      'chat',
      'timeline',
      'post',
      'comment',
      'topic',
      'bookmark',
      'penlight',
      'follow',
      'search',
      'sharing',
      'mute',
      'report',
    ],
  },
  {
    name: 'Watching',
    ja: '見る',
    what: 'The schedule, films, and chapters that open one by one.',
    features: ['official-schedule', 'media', 'player', 'fan-story'],
  },
  {
    name: 'Playing',
    ja: '遊ぶ',
    what: 'Games, votes and ranks.',
    features: [
      'casual-game',
      'buzz-casual-game',
      'standalone-game',
      'game-ranking',
      'voting-event',
      'supporter-rank',
    ],
  },
  {
    name: 'Drawing and buying',
    ja: 'ひく・買う',
    what: 'Draws, the store, paying, and what comes home.',
    features: [
      'treasure-machine',
      'prize-draw',
      'special-gift',
      'store',
      'checkout',
      'payments',
      'wallet',
      'subscription',
      'purchases',
      'receipt',
      'delivery',
      'collection',
    ],
  },
  {
    name: 'Oneself',
    ja: '自分のこと',
    what: 'Profile, account and settings; help, one’s own data, and leaving.',
    features: [
      'mypage',
      'profile',
      'account',
      'settings',
      'support',
      'legal',
      'data-export',
      'leaving',
    ],
  },
  {
    name: 'Everywhere',
    ja: 'どこでも',
    what: 'What every feature shares: forms, and what is said when something goes wrong.',
    features: ['form', 'errors'],
  },
]

/** A name for where a feature is shown to people: `prize-draw` is “Prize draw”. */
export function nameOf(feature: string): string {
  const words = feature.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
