import { isOutage } from '../database/pools.ts'
import { within } from '../within.ts'

export type RenderedPage = { status: number; html: string; headers: Record<string, string> }

/** A guest's page is the same for all guests of a language and a theme, and may be a second old. */
const freshMs = 1_000
/** While the database is away, what was drawn last is shown for a minute more. */
const staleMs = 60_000
/** A draw that takes longer than this keeps nobody waiting who can have the page drawn last. */
const patienceMs = 200
const mostPages = 500

type Kept = {
  good?: { drawnAt: number; page: RenderedPage }
  drawing?: { beganAt: number; page: Promise<RenderedPage> }
}

/**
 * Keeps guests' pages: drawn once for all who ask at the same time, and again a second later. Where the
 * database is away or hangs, the last good one stands in for up to a minute. `admit` may throw before a draw,
 * which then concerns only who asked.
 */
export function createPageKeeper(now: () => Date) {
  const kept = new Map<string, Kept>()

  const begin = (key: string, entry: Kept, draw: () => Promise<RenderedPage>) => {
    const beganAt = now().getTime()
    const work = async () => {
      try {
        const page = await draw()
        // What failed is not kept; what was good before it is.
        if (page.status < 500) entry.good = { drawnAt: beganAt, page }
        return page
      } finally {
        delete entry.drawing
        if (!entry.good && kept.get(key) === entry) kept.delete(key)
      }
    }
    entry.drawing = { beganAt, page: work() }
    return entry.drawing
  }

  return async (
    key: string,
    draw: () => Promise<RenderedPage>,
    admit: () => void = () => undefined,
  ): Promise<RenderedPage> => {
    const at = now().getTime()
    const entry = kept.get(key) ?? {}
    const { good } = entry
    if (good && at < good.drawnAt + freshMs) return good.page
    if (!entry.drawing) admit()
    if (!kept.has(key)) {
      if (kept.size >= mostPages) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, entry)
    }
    const { beganAt, page } = entry.drawing ?? begin(key, entry, draw)
    if (!good || at >= good.drawnAt + staleMs) return page
    return within(Math.max(0, beganAt + patienceMs - at), page).catch((error: unknown) => {
      if (isOutage(error)) return good.page
      throw error
    })
  }
}
