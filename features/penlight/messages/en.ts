import type ja from './ja.ts'

export default {
  'penlight.lower': 'Lower your penlights',
  'penlight.like': 'Wave a penlight ({own, number} of them yours)',
  'penlight.like.full': 'That’s all {most, number} penlights for one post. They arrived.',
  'errors.LikeError.LIMIT': 'You can wave up to {most, number} penlights on a post.',
  'errors.LikeError.DAY_LIMIT':
    'You’ve waved all {most, number} penlights for today. You can wave again {retryAt}.',
} as const satisfies Record<keyof typeof ja, string>
