import { setImmediate } from 'node:timers/promises'
import { execute } from 'graphql'
import { isOutage } from '../database/pools.ts'
import type { GatewayEvent } from '../events/bus.ts'
import type { Language, Services } from '../graphql/context.ts'
import { makeContext } from '../graphql/make-context.ts'
import { maskError } from '../graphql/yoga.ts'
import type { EventStream } from './eventStream.ts'
import type { Operation } from './operation.ts'
import { writesAtOnce } from './registry.ts'
import type { Topic } from './topic.ts'

type Member = { stream: EventStream; prefix: string; isOver: boolean }

/** All who get the same bytes. It lives as long as it has members. */
type Group = {
  operation: Operation
  language: Language
  members: Set<Member>
  /** Each event waits for the one before it. */
  turn: Promise<void>
}

export type FanOut = ReturnType<typeof createFanOut>

/**
 * Runs a subscription once per document, variables and audience, and writes the same bytes to all who may
 * see the event. What fails to be delivered ends its streams: their browsers come back and ask for the gap.
 */
export function createFanOut(services: Services) {
  const groups = new Map<string, Group>()
  const counts = { executions: 0, deliveries: 0 }
  const contextOf = (userId: string | null, language: Language) =>
    makeContext(services, {
      tenantId: services.config.tenantId,
      language,
      userId,
      isDocument: false,
      requester: 'stream',
    })

  const run = async ({ operation, language }: Group, event: GatewayEvent, userId: string) => {
    counts.executions += 1
    const contextValue = contextOf(userId, language)
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
    return errors ? { data, errors: errors.map((error) => maskError(error, services)) } : { data }
  }

  const deliver = async (
    group: Group,
    members: Member[],
    event: GatewayEvent,
    readers: Promise<ReadonlySet<string>>,
  ) => {
    const seers = await readers
    const allowed = members.filter(({ stream }) => seers.has(stream.userId))
    if (!allowed[0]) return
    // In the name of one who may see it just now; the audience's key makes it good for them all.
    const result = await run(group, event, allowed[0].stream.userId)
    const tail = `${toBytes(JSON.stringify(result))}}\n\n`
    let written = 0
    for (const member of allowed) {
      if (!member.isOver && member.stream.write(member.prefix + tail)) counts.deliveries += 1
      written += 1
      if (written % writesAtOnce === 0) await setImmediate()
    }
  }

  return {
    /** Adds a subscription to a stream, until the stream or `stream.subscriptions` ends it. */
    join(stream: EventStream, operationId: string, operation: Operation, language: Language): void {
      const audience = operation.isPersonal ? stream.userId : ''
      const key = `${language} ${audience} ${operation.key}`
      const group = groups.get(key) ?? {
        operation,
        language,
        members: new Set(),
        turn: Promise.resolve(),
      }
      groups.set(key, group)
      const prefix = `event: next\ndata: {"id":${JSON.stringify(operationId)},"payload":`
      const member = { stream, prefix, isOver: false }
      group.members.add(member)
      stream.subscriptions.set(operationId, () => {
        member.isOver = true
        group.members.delete(member)
        if (group.members.size === 0) groups.delete(key)
      })
    },
    /** Hands an event to all who wanted it when it was published and may see it. */
    publish(event: GatewayEvent): void {
      const wanted = [...groups.values()].filter(
        ({ operation: { topic, args } }) =>
          topic.type === event.type && topic.isWanted(event, args),
      )
      // Topics that ask the same question have it answered once.
      const questions = Map.groupBy(wanted, ({ operation }) => operation.topic.readersAmong)
      for (const [readersAmong, asking] of questions) {
        const readers = askReaders(readersAmong, asking, event)
        // Awaited in each group's turn; until then a failure must not count as unhandled.
        readers.catch(() => undefined)
        for (const group of asking) {
          const members = [...group.members]
          group.turn = group.turn
            .then(() => deliver(group, members, event, readers))
            .catch((error: unknown) => {
              if (!isOutage(error)) services.log.error({ err: error }, 'an event was not delivered')
              for (const { stream } of members) stream.end('resync')
            })
        }
      }
    },
    stats: () => ({
      groups: groups.size,
      subscriptions: [...groups.values()].reduce((sum, { members }) => sum + members.size, 0),
      ...counts,
    }),
  }

  async function askReaders(
    readersAmong: Topic['readersAmong'],
    asking: Group[],
    event: GatewayEvent,
  ) {
    const userIds = new Set(
      asking.flatMap(({ members }) => [...members].map(({ stream }) => stream.userId)),
    )
    return readersAmong(contextOf(null, 'ja'), event, [...userIds])
  }
}

/** UTF-8 as one character a byte: written as latin1 it needs no encoding for each reader. */
function toBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}
