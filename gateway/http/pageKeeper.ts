import { isOutage } from '../database/pools.ts'

export type RenderedPage = { status: number; html: string; headers: Record<string, string> }

/** A guest's page is the same for all guests of a language and a theme, and may be a second old. */
const freshMs = 1_000
/** While the database is away, what was drawn last is shown for a minute more. */
const staleMs = 60_000
const mostPages = 500

type Kept = { drawnAt: number; page: Promise<RenderedPage>; good: RenderedPage | undefined }

/**
 * Keeps guests' pages: drawn once for all who ask at the same time, and again a second later. In an outage
 * the last good one stands in for up to a minute.
 */
export function createPageKeeper(now: () => Date) {
  const kept = new Map<string, Kept>()

  return async (key: string, draw: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const at = now().getTime()
    const known = kept.get(key)
    if (known && at < known.drawnAt + freshMs) return known.page
    if (kept.size >= mostPages && !known) kept.delete(kept.keys().next().value ?? '')
    const page = drawOver(
      draw,
      known && at < known.drawnAt + staleMs ? known.good : undefined,
      () => {
        if (known) kept.set(key, known)
        else kept.delete(key)
      },
    )
    const entry: Kept = { drawnAt: at, page, good: undefined }
    kept.set(key, entry)
    page.then(
      (drawn) => (entry.good = drawn.status < 500 ? drawn : undefined),
      () => undefined,
    )
    return page
  }
}

/** Draws; where that fails for an outage, the last good page is the answer. What failed is not kept. */
async function drawOver(
  draw: () => Promise<RenderedPage>,
  lastGood: RenderedPage | undefined,
  forget: () => void,
): Promise<RenderedPage> {
  try {
    const page = await draw()
    if (page.status >= 500) forget()
    return page
  } catch (error) {
    forget()
    if (lastGood && isOutage(error)) return lastGood
    throw error
  }
}
