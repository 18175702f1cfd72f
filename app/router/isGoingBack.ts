/** A screen's loader starts well within this, in milliseconds; what is asked for later is asked for anew. */
const soon = 500
let poppedAt = -Infinity

// The router says so only once a screen is there. Begun before it: it hears of each Back first.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    poppedAt = performance.now()
  })

/** Whether the browser has just gone Back or Forward, rather than on. */
export const isGoingBack = (): boolean => performance.now() - poppedAt < soon
