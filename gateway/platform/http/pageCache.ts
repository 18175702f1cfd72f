import { isOutage } from '../database/pools.ts'
import { within } from '../within.ts'

export type RenderedPage = {
  status: number
  html: string
  headers: Record<string, string>
  /** A part of it could not be read: it is shown once, and never kept. */
  isPartial?: boolean
}

/** A guest's page is the same for all guests of a language and a theme, and may be a second old. */
const freshMs = 1_000
/** While the database is away, what was rendered last is shown for a minute more. */
const staleMs = 60_000
/** A render that takes longer than this keeps nobody waiting who can have the page rendered last. */
const patienceMs = 200
const mostPages = 500

export type PageCache = ReturnType<typeof createPageCache>

type Kept = {
  good?: { renderedAt: number; page: RenderedPage }
  rendering?: { beganAt: number; page: Promise<RenderedPage> }
}

/**
 * Keeps guests' pages: rendered once for all who ask at the same time, and again a second later. Where the
 * database is away or hangs, the last good one stands in for up to a minute. `admit` may throw before a render,
 * which then concerns only who asked.
 */
export function createPageCache(now: () => Date) {
  const kept = new Map<string, Kept>()

  const begin = (key: string, entry: Kept, render: () => Promise<RenderedPage>) => {
    const beganAt = now().getTime()
    const work = async () => {
      try {
        const page = await render()
        // What failed is not kept; what was good before it is.
        if (page.status < 500 && !page.isPartial) entry.good = { renderedAt: beganAt, page }
        return page
      } finally {
        delete entry.rendering
        if (!entry.good && kept.get(key) === entry) kept.delete(key)
      }
    }
    entry.rendering = { beganAt, page: work() }
    return entry.rendering
  }

  return async (
    key: string,
    render: () => Promise<RenderedPage>,
    admit: () => void = () => undefined,
  ): Promise<RenderedPage> => {
    const at = now().getTime()
    const entry = kept.get(key) ?? {}
    const { good } = entry
    if (good && at < good.renderedAt + freshMs) return good.page
    if (!entry.rendering) admit()
    if (!kept.has(key)) {
      if (kept.size >= mostPages) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, entry)
    }
    const { beganAt, page } = entry.rendering ?? begin(key, entry, render)
    if (!good || at >= good.renderedAt + staleMs) return page
    return within(Math.max(0, beganAt + patienceMs - at), page).catch((error: unknown) => {
      if (isOutage(error)) return good.page
      throw error
    })
  }
}
