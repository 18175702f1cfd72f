import { setImmediate } from 'node:timers/promises'
import { isOutage } from '../database/pools.ts'
import type { GatewayEvent } from '../events/bus.ts'
import type { GatewayContext, Language, Services } from '../graphql/context.ts'
import { makeContext } from '../graphql/make-context.ts'
import { maskError } from '../graphql/maskError.ts'
import type { EventStream } from './eventStream.ts'
import { createChangeLog } from './changeLog.ts'
import { createGroups, type Group, type Member } from './groups.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Operation } from './operation.ts'
import { createReaders } from './readers.ts'
import { writesAtOnce } from './registry.ts'
import type { Readership, Topics } from './topic.ts'
import { createWatch } from './watch.ts'

type Publication = { number: number; event: GatewayEvent }

/** Who of those who listen may read, and who of them is shown all. */
type Readers = Record<'mayRead' | 'isFull', (userId: string) => boolean>

/** What one channel's readers, say, have still to be given, in order. */
type DeliveryQueue = { readership: Readership; id: string; waiting: Publication[] }

/** Publications that are asked about, run and written together where they have had to wait. */
const batchSize = 32

/**
 * Runs a subscription once per document, variables and audience, and writes the same bytes to all who may
 * see the event. What comes in meanwhile goes out together, so a busy channel costs less a message. What
 * fails to be delivered ends its streams: their browsers come back and ask for the gap.
 */
export function createFanOut(services: Services, topics: Topics) {
  const groups = createGroups()
  const queues = new Map<Readership, Map<string, DeliveryQueue>>()
  const counts = { published: 0, executions: 0, deliveries: 0 }
  const contextOf = (userId: string | null, language: Language) =>
    makeContext(services, {
      tenantId: services.config.tenantId,
      language,
      userId,
      isDocument: false,
      requester: 'stream',
    })
  const readers = createReaders(services.now, () => contextOf(null, 'ja'))

  /** Each group with those of a queue's publications that it wants. */
  const groupsOf = ({ readership }: DeliveryQueue, batch: Publication[]) => {
    const found = new Map<Group, Publication[]>()
    for (const topic of topics.values())
      if (topic.readership === readership)
        for (const publication of batch)
          for (const group of groups.wanting(topic, publication.event)) {
            const wanted = found.get(group)
            if (wanted) wanted.push(publication)
            else found.set(group, [publication])
          }
    return found
  }

  /** One run's context for all that is shared, one for what of it a guest may see (null), one for each viewer's own. */
  const contextsOf = (batch: Publication[]) => {
    const known = new Map<string, GatewayContext>()
    return ({ operation, language }: Group, userId: string | null) => {
      const { topic, field, isPersonal } = operation
      const audience = userId === null ? 'guest' : isPersonal ? userId : ''
      const key = `${field} ${language} ${audience}`
      const context = known.get(key) ?? contextOf(userId, language)
      // The newest first: what a loader has been given it keeps. What is a viewer's own did not come along.
      if (!known.has(key) && !isPersonal)
        for (const { event } of batch.toReversed())
          if (event.type === topic.type) topic.prime?.(context, event)
      known.set(key, context)
      return context
    }
  }

  const run = async (
    operation: Operation,
    { number, event }: Publication,
    context: GatewayContext,
  ) => {
    counts.executions += 1
    const { data, errors } = await operation.run(event, context)
    // An errors-only payload would end the subscription in the browser for good.
    if (!data) throw errors?.[0]?.originalError ?? new Error('a payload holds nothing')
    const payload = errors
      ? { data, errors: errors.map((error) => maskError(error, services)) }
      : { data }
    return { number, tail: `${toBytes(JSON.stringify(payload))}}\n\n` }
  }

  const deliver = async (
    group: Group,
    wanted: Publication[],
    { mayRead, isFull }: Readers,
    contextFor: ReturnType<typeof contextsOf>,
  ) => {
    const permitted = [...group.members].filter(({ stream }) => mayRead(stream.userId))
    // What is a viewer's own is run in their own name, which shows them what they may see.
    const isAlike =
      group.operation.isPersonal || permitted.every(({ stream }) => isFull(stream.userId))
    if (isAlike) return deliverTo(permitted, group, wanted, (userId) => contextFor(group, userId))
    const [full, others] = [true, false].map((is) =>
      permitted.filter(({ stream }) => isFull(stream.userId) === is),
    ) as [Member[], Member[]]
    await Promise.all([
      deliverTo(full, group, wanted, (userId) => contextFor(group, userId)),
      deliverTo(others, group, wanted, () => contextFor(group, null)),
    ])
  }

  /** Runs what all of these get alike, once, and writes it to each. */
  const deliverTo = async (
    permitted: readonly Member[],
    { operation, members }: Group,
    wanted: Publication[],
    contextFor: (userId: string) => GatewayContext,
  ) => {
    const newest = wanted.at(-1)!.number
    // In the name of one who may see it just now; the audience's key makes it good for them all.
    const representative = permitted.find(({ since }) => since < newest)
    if (!representative) return
    const context = contextFor(representative.stream.userId)
    const payloads = await Promise.all(
      wanted.map((publication) => run(operation, publication, context)),
    )
    const oldest = wanted[0]!.number
    let written = 0
    for (const member of permitted) {
      const own =
        member.since < oldest ? payloads : payloads.filter(({ number }) => number > member.since)
      // One that has stopped meanwhile is no member any more.
      if (own.length === 0 || !members.has(member)) continue
      let bytes = ''
      for (const { tail } of own) bytes += member.prefix + tail
      if (member.stream.write(bytes)) counts.deliveries += own.length
      written += 1
      if (written % writesAtOnce === 0) await setImmediate()
    }
  }

  const resync = (some: Iterable<Group>, error: unknown) => {
    if (!isOutage(error)) services.log.error({ err: error }, 'an event was not delivered')
    for (const { members } of some) for (const { stream } of members) stream.end('resync')
  }

  /** Access is remembered; who is kept out is asked each time, since a lost event must not let them read on. */
  const readersOf = async (
    { readership, id }: DeliveryQueue,
    listeners: readonly string[],
  ): Promise<Readers> => {
    const { config, identity } = services
    const [mayRead, isFull, keptOut] = await Promise.all([
      readers.among(readership, id, listeners),
      readership.full ? readers.among(readership.full, id, listeners) : () => true,
      identity.keptOutAmong(config.tenantId, listeners),
    ])
    return { mayRead: (userId) => !keptOut.has(userId) && mayRead(userId), isFull }
  }

  const deliverBatch = async (queue: DeliveryQueue, batch: Publication[]) => {
    const found = groupsOf(queue, batch)
    const listeners: string[] = []
    for (const { members } of found.keys())
      for (const { stream } of members) listeners.push(stream.userId)
    if (listeners.length === 0) return
    try {
      const readersNow = await readersOf(queue, listeners)
      const contextFor = contextsOf(batch)
      await Promise.all(
        [...found].map(([group, wanted]) =>
          deliver(group, wanted, readersNow, contextFor).catch((error: unknown) =>
            resync([group], error),
          ),
        ),
      )
    } catch (error) {
      resync(found.keys(), error)
    }
  }

  const drain = async (queue: DeliveryQueue) => {
    while (queue.waiting.length > 0) await deliverBatch(queue, queue.waiting.splice(0, batchSize))
    queues.get(queue.readership)?.delete(queue.id)
  }
  const addToLane = (readership: Readership, publication: Publication) => {
    const open = queues.get(readership) ?? new Map<string, DeliveryQueue>()
    queues.set(readership, open)
    const id = readership.of(publication.event)
    const queue = open.get(id)
    if (queue) {
      queue.waiting.push(publication)
      return
    }
    const opened = { readership, id, waiting: [publication] }
    open.set(id, opened)
    drain(opened).catch((error: unknown) => {
      open.delete(id)
      resync(groups.listening(readership), error)
    })
  }

  /** Hands an event to all who wanted it when it was published and may see it. */
  const publish = (heard: GatewayEvent): void => {
    counts.published += 1
    const event = changeLog.note(heard)
    const publication = { number: counts.published, event }
    const readerships = [...topics.values()]
      .filter((topic) => groups.wanting(topic, event).size > 0)
      .map(({ readership }) => readership)
    for (const readership of new Set(readerships)) addToLane(readership, publication)
  }
  const changeLog = createChangeLog({
    topics,
    groups,
    publish,
    context: () => contextOf(null, 'ja'),
  })

  const watch = createWatch({ topics, groups, publish, context: () => contextOf(null, 'ja') })

  return {
    /** Adds a subscription to a stream, until the stream or `stream.subscriptions` ends it. */
    join(stream: EventStream, operationId: string, operation: Operation, language: Language): void {
      const leave = groups.join(stream, operationId, operation, language, counts.published)
      stream.subscriptions.set(operationId, leave)
    },
    publish,
    /** Publishes what was never heard of, though it is written, and what is other than it was; each once. */
    sweep: oneAtATime(() => Promise.all([changeLog.sweep(), watch.sweep()])),
    /** What this user may see has changed. */
    forget: readers.forget,
    stats: () => ({
      ...groups.stats(),
      executions: counts.executions,
      deliveries: counts.deliveries,
    }),
  }
}

/** UTF-8 as one character a byte: written as latin1 it needs no encoding for each reader. */
function toBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}
