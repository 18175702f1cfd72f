/** How a present stands for a fan, as a chip says it. */
export const standings = {
  OUT_OF_REACH: { tone: 'neutral', icon: undefined, words: 'check-in.present.OUT_OF_REACH' },
  COLLECTING: { tone: 'neutral', icon: undefined, words: 'check-in.present.COLLECTING' },
  READY: { tone: 'accent', icon: 'star', words: 'check-in.present.READY' },
  RECEIVED: { tone: 'success', icon: 'check', words: 'check-in.present.RECEIVED' },
  GONE: { tone: 'warning', icon: undefined, words: 'check-in.present.GONE' },
  OVER: { tone: 'neutral', icon: undefined, words: 'check-in.present.OVER' },
} as const

/** By which of them a present is told: one whose month is too short by now is not being collected for any more. */
export const standingOf = ({
  viewerStanding,
  viewerCanReach,
}: {
  viewerStanding: Exclude<keyof typeof standings, 'OUT_OF_REACH'>
  viewerCanReach: boolean
}) => (viewerStanding === 'COLLECTING' && !viewerCanReach ? 'OUT_OF_REACH' : viewerStanding)
