import { createRevs, type Revs } from '#rules/revs.ts'
import type { GatewayEvent } from '../events/bus.ts'
import type { GatewayContext } from '../graphql/context.ts'
import type { createGroups } from './groups.ts'
import type { Topic, Topics } from './topic.ts'

type Parts = {
  topics: Topics
  groups: Pick<ReturnType<typeof createGroups>, 'idsOf'>
  publish: (event: GatewayEvent) => void
  context: () => GatewayContext
}
/** What was heard of one channel, say, and how far it was when it was last asked. */
type Heard = { revs: Revs; lastRev: number }

/**
 * Follows what is numbered and listened to. A writer publishes after its commit; where it died between the two, or
 * the way to this process broke, the number that was never heard is found by asking, and told from the rows.
 */
export function createChangeLog({ topics, groups, publish, context }: Parts) {
  const logged = [...topics.values()].filter((topic) => topic.log)
  const heardOf = new Map<Topic, Map<string, Heard>>(logged.map((topic) => [topic, new Map()]))

  const sweepTopic = async (topic: Topic, heard: Map<string, Heard>) => {
    const ids = new Set(groups.idsOf(topic))
    for (const id of heard.keys()) if (!ids.has(id)) heard.delete(id)
    if (ids.size === 0) return
    const lastRevs = await topic.log!.lastRevs(context(), [...ids])
    for (const [id, lastRev] of lastRevs) {
      const known = heard.get(id)
      // Who has begun to listen asks for what came before.
      if (!known) {
        heard.set(id, { revs: createRevs(lastRev), lastRev })
        continue
      }
      // What is newer than the last look may be on its way.
      const isLost = known.revs.known() < known.lastRev
      known.lastRev = lastRev
      if (!isLost) continue
      const lost = await topic.log!.after(context(), id, known.revs.known())
      for (const event of lost) publish(event)
      // What was changed twice comes once, with its last number.
      known.revs.reach(lost.length === 0 ? lastRev : topic.log!.revOf(lost.at(-1)!))
    }
  }

  return {
    /** Takes note of an event. One that was overtaken comes back without its rows, which are older than what was told. */
    note(event: GatewayEvent): GatewayEvent {
      let noted = event
      for (const topic of logged) {
        if (topic.type !== event.type) continue
        const isNewest = heardOf
          .get(topic)
          ?.get(topic.idOf(event))
          ?.revs.note(topic.log!.revOf(event))
        if (isNewest === false) noted = topic.log!.bare(event)
      }
      return noted
    },
    /** Publishes what was written by the last time this was asked, and not heard of yet. */
    async sweep(): Promise<void> {
      for (const [topic, heard] of heardOf) await sweepTopic(topic, heard)
    },
  }
}
