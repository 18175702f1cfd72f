import { LRUCache } from 'lru-cache'
import type { GatewayContext } from '../graphql/context.ts'
import type { Readership } from './topic.ts'

/** From this age on an answer is asked for anew beside the delivery, which does not wait. */
const refreshAfterMs = 5_000
/** So long an answer holds that no event has changed: for rows that were written past the services. */
const ttlMs = 10_000
const mostKept = 1_000

type Answers = { mayRead: Map<string, boolean>; loadedAt: number; isRefreshing: boolean }

/**
 * Who of those who listen may read: asked once a user, in one statement for all who are new, and kept until
 * `forget` says that the user's access has changed, or for some seconds.
 */
export function createReaders(now: () => Date, contextOf: () => GatewayContext) {
  const kept = new Map<Readership, LRUCache<string, Answers>>()
  /** For each question under way, whose answer has been overtaken. */
  const underWay = new Set<Set<string>>()

  const ask = async (readership: Readership, id: string, userIds: string[], answers: Answers) => {
    const overtaken = new Set<string>()
    underWay.add(overtaken)
    try {
      const readers = await readership.among(contextOf(), id, userIds)
      for (const userId of userIds)
        if (!overtaken.has(userId)) answers.mayRead.set(userId, readers.has(userId))
      return readers
    } finally {
      underWay.delete(overtaken)
    }
  }

  return {
    /** Which of these listeners may read. Waits only where there are some whom nothing is known of. */
    async among(
      readership: Readership,
      id: string,
      listeners: readonly string[],
    ): Promise<(userId: string) => boolean> {
      const byId = kept.get(readership) ?? new LRUCache<string, Answers>({ max: mostKept })
      kept.set(readership, byId)
      const at = now().getTime()
      const known = byId.get(id)
      const isGood = known !== undefined && at - known.loadedAt < ttlMs
      const answers = isGood ? known : { mayRead: new Map(), loadedAt: at, isRefreshing: false }
      byId.set(id, answers)

      const unknown = new Set<string>()
      for (const userId of listeners) if (!answers.mayRead.has(userId)) unknown.add(userId)
      if (at - answers.loadedAt >= refreshAfterMs && !answers.isRefreshing) {
        answers.isRefreshing = true
        const fresh = { mayRead: new Map<string, boolean>(), loadedAt: at, isRefreshing: false }
        ask(readership, id, [...new Set(listeners)], fresh).then(
          () => byId.set(id, fresh),
          // Whoever comes next asks again, and waits for it in the end.
          () => (answers.isRefreshing = false),
        )
      }
      const added = unknown.size > 0 ? await ask(readership, id, [...unknown], answers) : undefined
      return (userId) => answers.mayRead.get(userId) ?? added?.has(userId) ?? false
    },
    /** What this user may read has changed. */
    forget(userId: string): void {
      for (const byId of kept.values())
        for (const { mayRead } of byId.values()) mayRead.delete(userId)
      for (const overtaken of underWay) overtaken.add(userId)
    },
  }
}
