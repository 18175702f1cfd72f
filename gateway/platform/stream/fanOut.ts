import { setImmediate } from 'node:timers/promises'
import { execute } from 'graphql'
import { isOutage } from '../database/pools.ts'
import type { GatewayEvent } from '../events/bus.ts'
import type { GatewayContext, Language, Services } from '../graphql/context.ts'
import { makeContext } from '../graphql/make-context.ts'
import { maskError } from '../graphql/yoga.ts'
import type { EventStream } from './eventStream.ts'
import type { Operation } from './operation.ts'
import { writesAtOnce } from './registry.ts'
import type { Readership } from './topic.ts'

type Member = {
  stream: EventStream
  prefix: string
  /** The number of the last publication before it joined. */
  since: number
}

/** All who get the same bytes. It lives as long as it has members. */
type Group = { operation: Operation; language: Language; members: Set<Member> }

type Publication = { number: number; event: GatewayEvent }

/** What one channel's readers, say, have still to be given, in order. */
type Lane = { readership: Readership; id: string; waiting: Publication[] }

/** Publications that are asked about, run and written together where they have had to wait. */
const batchSize = 32

/**
 * Runs a subscription once per document, variables and audience, and writes the same bytes to all who may
 * see the event. What comes in meanwhile goes out together, so a busy channel costs less a message. What
 * fails to be delivered ends its streams: their browsers come back and ask for the gap.
 */
export function createFanOut(services: Services) {
  const groups = new Map<string, Group>()
  const lanes = new Map<Readership, Map<string, Lane>>()
  const counts = { published: 0, executions: 0, deliveries: 0 }
  const contextOf = (userId: string | null, language: Language) =>
    makeContext(services, {
      tenantId: services.config.tenantId,
      language,
      userId,
      isDocument: false,
      requester: 'stream',
    })

  const groupsOf = ({ readership }: Lane, batch: Publication[]) =>
    [...groups.values()].filter(
      ({ operation }) =>
        operation.topic.readership === readership &&
        batch.some(({ event }) => isWanted(operation, event)),
    )

  const run = async (
    operation: Operation,
    { number, event }: Publication,
    contextValue: GatewayContext,
  ) => {
    counts.executions += 1
    // Yoga's own `execute` would subscribe; this one resolves a single event.
    const { data, errors } = await execute({
      schema: operation.schema,
      document: operation.document,
      operationName: operation.operationName,
      variableValues: operation.variables,
      rootValue: event,
      contextValue,
    })
    // An errors-only payload would end the subscription in the browser for good.
    if (!data) throw errors?.[0]?.originalError ?? new Error('a payload holds nothing')
    const payload = errors
      ? { data, errors: errors.map((error) => maskError(error, services)) }
      : { data }
    return { number, tail: `${toBytes(JSON.stringify(payload))}}\n\n` }
  }

  const deliver = async (group: Group, batch: Publication[], readers: ReadonlySet<string>) => {
    const { operation, language, members } = group
    const seers = [...members].filter(({ stream }) => readers.has(stream.userId))
    const newest = batch.at(-1)!.number
    // In the name of one who may see it just now; the audience's key makes it good for them all.
    const speaker = seers.find(({ since }) => since < newest)
    if (!speaker) return
    const context = contextOf(speaker.stream.userId, language)
    const wanted = batch.filter(({ event }) => isWanted(operation, event))
    const payloads = await Promise.all(
      wanted.map((publication) => run(operation, publication, context)),
    )
    let written = 0
    for (const member of seers) {
      const own = payloads.filter(({ number }) => number > member.since)
      // One that has stopped meanwhile is no member any more.
      if (own.length === 0 || !members.has(member)) continue
      if (member.stream.write(own.map(({ tail }) => member.prefix + tail).join('')))
        counts.deliveries += own.length
      written += 1
      if (written % writesAtOnce === 0) await setImmediate()
    }
  }

  const resync = (some: Group[], error: unknown) => {
    if (!isOutage(error)) services.log.error({ err: error }, 'an event was not delivered')
    for (const { members } of some) for (const { stream } of members) stream.end('resync')
  }

  const deliverBatch = async (lane: Lane, batch: Publication[]) => {
    const wanting = groupsOf(lane, batch)
    const userIds = new Set(
      wanting.flatMap(({ members }) => [...members].map(({ stream }) => stream.userId)),
    )
    if (userIds.size === 0) return
    try {
      const readers = await lane.readership.among(contextOf(null, 'ja'), lane.id, [...userIds])
      await Promise.all(
        wanting.map((group) =>
          deliver(group, batch, readers).catch((error: unknown) => resync([group], error)),
        ),
      )
    } catch (error) {
      resync(wanting, error)
    }
  }

  const drain = async (lane: Lane) => {
    while (lane.waiting.length > 0) await deliverBatch(lane, lane.waiting.splice(0, batchSize))
    lanes.get(lane.readership)?.delete(lane.id)
  }
  const addToLane = (readership: Readership, publication: Publication) => {
    const open = lanes.get(readership) ?? new Map<string, Lane>()
    lanes.set(readership, open)
    const id = readership.of(publication.event)
    const lane = open.get(id)
    if (lane) {
      lane.waiting.push(publication)
      return
    }
    const opened = { readership, id, waiting: [publication] }
    open.set(id, opened)
    drain(opened).catch((error: unknown) => {
      open.delete(id)
      const listening = [...groups.values()].filter(
        ({ operation }) => operation.topic.readership === readership,
      )
      resync(listening, error)
    })
  }

  return {
    /** Adds a subscription to a stream, until the stream or `stream.subscriptions` ends it. */
    join(stream: EventStream, operationId: string, operation: Operation, language: Language): void {
      const audience = operation.isPersonal ? stream.userId : ''
      const key = `${language} ${audience} ${operation.key}`
      const group = groups.get(key) ?? { operation, language, members: new Set() }
      groups.set(key, group)
      const prefix = `event: next\ndata: {"id":${JSON.stringify(operationId)},"payload":`
      const member = { stream, prefix, since: counts.published }
      group.members.add(member)
      stream.subscriptions.set(operationId, () => {
        group.members.delete(member)
        if (group.members.size === 0 && groups.get(key) === group) groups.delete(key)
      })
    },
    /** Hands an event to all who wanted it when it was published and may see it. */
    publish(event: GatewayEvent): void {
      counts.published += 1
      const publication = { number: counts.published, event }
      const wanting = [...groups.values()].filter(({ operation }) => isWanted(operation, event))
      for (const readership of new Set(wanting.map(({ operation }) => operation.topic.readership)))
        addToLane(readership, publication)
    },
    stats: () => ({
      groups: groups.size,
      subscriptions: [...groups.values()].reduce((sum, { members }) => sum + members.size, 0),
      executions: counts.executions,
      deliveries: counts.deliveries,
    }),
  }
}

function isWanted({ topic, args }: Operation, event: GatewayEvent): boolean {
  return topic.type === event.type && topic.isWanted(event, args)
}

/** UTF-8 as one character a byte: written as latin1 it needs no encoding for each reader. */
function toBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}
