import { isOutage } from '../database/pools.ts'

export type RenderedPage = { status: number; html: string; headers: Record<string, string> }

/** A guest's page is the same for all guests of a language and a theme, and may be a second old. */
const freshMs = 1_000
/** While the database is away, what was drawn last is shown for a minute more. */
const staleMs = 60_000
const mostPages = 500

type Good = { drawnAt: number; page: RenderedPage }
type Kept = { askedAt: number; page: Promise<RenderedPage>; good: Good | undefined }

/**
 * Keeps guests' pages: drawn once for all who ask at the same time, and again a second later. In an outage
 * the last good one stands in for up to a minute. `admit` may throw before a draw, which then concerns
 * only who asked.
 */
export function createPageKeeper(now: () => Date) {
  const kept = new Map<string, Kept>()

  const drawOver = async (
    key: string,
    entry: Omit<Kept, 'page'>,
    draw: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> => {
    const at = entry.askedAt
    // What failed is not kept; what was good before it is.
    const fail = () => {
      entry.askedAt = Number.NEGATIVE_INFINITY
      if (!entry.good && kept.get(key) === entry) kept.delete(key)
    }
    try {
      const page = await draw()
      if (page.status >= 500) fail()
      else {
        // A draw that hung may be overtaken by a newer one, which then knows of this page too.
        const newest = kept.get(key) ?? entry
        if (at >= (newest.good?.drawnAt ?? 0)) newest.good = { drawnAt: at, page }
      }
      return page
    } catch (error) {
      fail()
      if (entry.good && at < entry.good.drawnAt + staleMs && isOutage(error)) return entry.good.page
      throw error
    }
  }

  return async (
    key: string,
    draw: () => Promise<RenderedPage>,
    admit: () => void = () => undefined,
  ): Promise<RenderedPage> => {
    const at = now().getTime()
    const known = kept.get(key)
    if (known && at < known.askedAt + freshMs) return known.page
    admit()
    if (kept.size >= mostPages && !known) kept.delete(kept.keys().next().value ?? '')
    const entry = { askedAt: at, good: known?.good }
    const page = drawOver(key, entry, draw)
    kept.set(key, Object.assign(entry, { page }))
    return page
  }
}
