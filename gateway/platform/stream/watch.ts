import type { GatewayEvent } from '../events/bus.ts'
import type { GatewayContext } from '../graphql/context.ts'
import type { createGroups } from './groups.ts'
import type { Topic, Topics } from './topic.ts'

type Parts = {
  topics: Topics
  groups: Pick<ReturnType<typeof createGroups>, 'listenersOf'>
  publish: (event: GatewayEvent) => void
  context: () => GatewayContext
}
/** How something stood when it was looked at last, and how many listened to it then. */
type Seen = { state: string; listeners: number }

/**
 * Looks at what is listened to and published by nobody, since it changes in many transactions of many processes: where it
 * is other than at the last look, it is told. Whoever has begun to listen since is told too: what they know of it is older.
 */
export function createWatch({ topics, groups, publish, context }: Parts) {
  const watched = [...topics.values()].filter((topic) => topic.watch)
  const seenOf = new Map<Topic, Map<string, Seen>>(watched.map((topic) => [topic, new Map()]))

  const look = async (topic: Topic, seen: Map<string, Seen>) => {
    const listeners = groups.listenersOf(topic)
    for (const id of seen.keys()) if (!listeners.has(id)) seen.delete(id)
    if (listeners.size === 0) return
    const states = await topic.watch!.statesOf(context(), [...listeners.keys()])
    for (const [id, count] of listeners) {
      const state = states.get(id) ?? ''
      const known = seen.get(id)
      seen.set(id, { state, listeners: count })
      if (known?.state !== state || known.listeners < count) publish(topic.watch!.eventOf(id))
    }
  }

  return {
    /** Publishes what is other than it was when this was asked last. */
    async sweep(): Promise<void> {
      for (const [topic, seen] of seenOf) await look(topic, seen)
    },
  }
}
