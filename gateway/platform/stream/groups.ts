import type { GatewayEvent } from '../events/bus.ts'
import type { Language } from '../graphql/context.ts'
import type { EventStream } from './eventStream.ts'
import type { Operation } from './operation.ts'
import type { Readership, Topic } from './topic.ts'

export type Member = {
  stream: EventStream
  prefix: string
  /** The number of the last publication before it joined. */
  since: number
}

/** All who get the same bytes. It lives as long as it has members. */
export type Group = { operation: Operation; language: Language; members: Set<Member> }

const nobody: ReadonlySet<Group> = new Set()

/** The groups by what their subscriptions name, so that an event finds its own however many others there are. */
export function createGroups() {
  const groups = new Map<string, Group>()
  const byTopic = new Map<Topic, Map<string, Set<Group>>>()

  const addGroup = (key: string, operation: Operation, language: Language): Group => {
    const group = { operation, language, members: new Set<Member>() }
    groups.set(key, group)
    const byId = byTopic.get(operation.topic) ?? new Map<string, Set<Group>>()
    byTopic.set(operation.topic, byId)
    const id = operation.topic.idIn(operation.args)
    byId.set(id, (byId.get(id) ?? new Set()).add(group))
    return group
  }
  const removeGroup = (key: string, { operation: { topic, args } }: Group) => {
    const byId = byTopic.get(topic)
    const others = byId?.get(topic.idIn(args))
    others?.delete(groups.get(key)!)
    if (others?.size === 0) byId?.delete(topic.idIn(args))
    groups.delete(key)
  }

  return {
    /** Adds a stream to the group of those who get the same. Returns what takes it out. */
    join(
      stream: EventStream,
      operationId: string,
      operation: Operation,
      language: Language,
      since: number,
    ): () => void {
      const audience = operation.isPersonal ? stream.userId : ''
      const key = `${language} ${audience} ${operation.key}`
      const group = groups.get(key) ?? addGroup(key, operation, language)
      const prefix = `event: next\ndata: {"id":${JSON.stringify(operationId)},"payload":`
      const member = { stream, prefix, since }
      group.members.add(member)
      return () => {
        group.members.delete(member)
        if (group.members.size === 0 && groups.get(key) === group) removeGroup(key, group)
      }
    },
    /** Those whose subscription to this topic is about what the event is about. */
    wanting(topic: Topic, event: GatewayEvent): ReadonlySet<Group> {
      if (topic.type !== event.type || topic.concerns?.(event) === false) return nobody
      return byTopic.get(topic)?.get(topic.idOf(event)) ?? nobody
    },
    /** What subscriptions to this topic are about. */
    idsOf: (topic: Topic): string[] => [...(byTopic.get(topic)?.keys() ?? [])],
    /** What subscriptions to this topic are about, and how many there are to each. */
    listenersOf: (topic: Topic): ReadonlyMap<string, number> =>
      new Map(
        [...(byTopic.get(topic) ?? [])].map(([id, about]) => [
          id,
          [...about].reduce((sum, { members }) => sum + members.size, 0),
        ]),
      ),
    /** All whose events go to the same readers. */
    listening: (readership: Readership) =>
      [...groups.values()].filter(({ operation: { topic } }) => topic.readership === readership),
    stats: () => ({
      groups: groups.size,
      subscriptions: [...groups.values()].reduce((sum, { members }) => sum + members.size, 0),
    }),
  }
}
