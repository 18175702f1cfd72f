/** How a present stands for a fan, as a chip says it. */
export const standings = {
  COLLECTING: { tone: 'neutral', icon: undefined, words: 'check-in.present.COLLECTING' },
  READY: { tone: 'accent', icon: 'star', words: 'check-in.present.READY' },
  RECEIVED: { tone: 'success', icon: 'check', words: 'check-in.present.RECEIVED' },
  GONE: { tone: 'warning', icon: undefined, words: 'check-in.present.GONE' },
  OVER: { tone: 'neutral', icon: undefined, words: 'check-in.present.OVER' },
} as const
