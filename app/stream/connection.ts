import { createActor, fromCallback, fromPromise } from 'xstate'
import type { StreamStatus } from '#platform/stream/streamStatus.ts'
import type { Operation } from './operation.ts'
import { retryDelay } from '#platform/stream/retryDelay.ts'
import { streamMachine, type Refusal, type StreamEvent } from './streamMachine.ts'
import type { StreamMessage, Transport } from './transport.ts'

export type Connection = {
  /** Runs these operations, by key, and no others: started with the stream where it is away. */
  keep: (wanted: ReadonlyMap<string, Operation>) => void
  /** Lets the stream go until `wake`. */
  sleep: () => void
  wake: () => void
  networkChanged: (isOnline: boolean) => void
}

export type ConnectionEvents = {
  next: (key: string, payload: unknown) => void
  /** The gateway has ended an operation, or refused it for good: with its code, or in words. */
  ended: (key: string, error?: string) => void
  /** `openCount` grows each time the stream is there with all its operations started. */
  status: (status: StreamStatus['status'], openCount: number) => void
}

/** The machine, filled with a transport: the one stream and what runs on it. */
export function createConnection(
  transport: Transport,
  refresh: () => Promise<void>,
  events: ConnectionEvents,
): Connection {
  let operations = new Map<string, Operation>()
  /** Each started operation's id on the present stream → its key. */
  let running = new Map<string, string>()
  let token: string | undefined
  let openCount = 0
  let wasLive = false

  const start = async (key: string, operation: Operation) => {
    const id = crypto.randomUUID()
    const started = running
    started.set(id, key)
    try {
      await transport.start(token!, id, operation)
    } catch (error) {
      if (started !== running || !started.delete(id)) return
      const { status, code } = error as Refusal
      if (isFinal(status)) {
        operations.delete(key)
        events.ended(key, code ?? String(error))
      } else actor.send({ type: 'stream.dropped', refusal: { status } })
    }
  }
  const receive = (message: StreamMessage) => {
    const key = running.get(message.id)
    if (key === undefined) return
    if (message.event === 'next') return events.next(key, message.payload)
    running.delete(message.id)
    operations.delete(key)
    events.ended(key)
  }

  const actor = createActor(
    streamMachine.provide({
      actors: {
        reserve: fromPromise(() => transport.reserve()),
        refresh: fromPromise(refresh),
        connect: fromCallback<StreamEvent, { token: string }>(({ input, sendBack }) => {
          const abort = new AbortController()
          running = new Map()
          // It counts as open once all run: only then is it safe to ask for what was missed.
          const onOpen = () => {
            token = input.token
            const starts = [...operations].map(([key, operation]) => start(key, operation))
            void Promise.all(starts).then(
              () => abort.signal.aborted || sendBack({ type: 'stream.opened' }),
            )
          }
          transport.read(input.token, onOpen, receive, abort.signal).then(
            (end) => sendBack({ type: end === 'replaced' ? 'stream.replaced' : 'stream.dropped' }),
            (error: unknown) =>
              abort.signal.aborted ||
              sendBack({ type: 'stream.dropped', refusal: error as Refusal }),
          )
          return () => {
            abort.abort()
            token = undefined
          }
        }),
      },
      delays: { retry: ({ context }) => retryDelay(context.attempt, Math.random()) },
    }),
  )
  actor.subscribe((snapshot) => {
    const isLive = snapshot.hasTag('live')
    if (isLive && !wasLive) openCount += 1
    wasLive = isLive
    events.status(
      isLive ? 'open' : shownAs[typeof snapshot.value === 'string' ? snapshot.value : 'connected'],
      openCount,
    )
  })
  actor.start()

  return {
    keep(wanted) {
      const before = operations
      operations = new Map(wanted)
      for (const [id, key] of running) {
        if (wanted.has(key)) continue
        running.delete(id)
        if (token !== undefined) void transport.stop(token, id).catch(() => undefined)
      }
      const added = [...wanted].filter(([key]) => !before.has(key))
      if (operations.size === 0) actor.send({ type: 'stream.unwanted' })
      else if (token !== undefined) for (const [key, operation] of added) void start(key, operation)
      else if (added.length > 0) actor.send({ type: 'stream.wanted' })
    },
    sleep() {
      operations = new Map()
      actor.send({ type: 'tab.hiddenForLong' })
    },
    wake: () => actor.send({ type: 'tab.shown' }),
    networkChanged: (isOnline) =>
      actor.send({ type: isOnline ? 'network.returned' : 'network.lost' }),
  }
}

/** New credentials, the end, another stream, patience: these are about the stream. Other refusals are of the operation itself. */
const ofTheStream: ReadonlySet<number> = new Set([401, 403, 404, 429])

function isFinal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && !ofTheStream.has(status)
}

const shownAs = {
  idle: 'idle',
  reserving: 'connecting',
  refreshing: 'connecting',
  connected: 'connecting',
  waiting: 'waiting',
  offline: 'offline',
  asleep: 'idle',
  replaced: 'idle',
  closed: 'closed',
} as const satisfies Record<string, StreamStatus['status']>
