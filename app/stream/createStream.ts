import { Observable, type GraphQLResponse, type RequestParameters, type SubscribeFunction, type Variables } from 'relay-runtime'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { StreamStatus } from '#platform/stream/streamStatus.ts'
import type { Refusal, StreamEvent } from './streamMachine.ts'
import { streamMachine } from './streamMachine.ts'
import { retryDelay } from './retryDelay.ts'
import type { StreamMessage, Transport } from './transport.ts'

type Sink = { next: (value: GraphQLResponse) => void; complete: () => void; error: (error: Error) => void }
type Operation = { params: RequestParameters; variables: Variables; sink: Sink }

export type Stream = {
  subscribe: SubscribeFunction
  status: () => StreamStatus
  onStatus: (listener: () => void) => () => void
  /** The sign-in is over: nothing reconnects until the next subscription. */
  end: () => void
}

const hiddenForLong = 5 * 60_000

/**
 * The browser's one stream with all its subscriptions. Each that is added while the stream is away is
 * started when it is back; `reopenCount` tells screens to ask for what they missed.
 */
export function createStream(transport: Transport, refresh: () => Promise<void>): Stream {
  const operations = new Map<string, Operation>()
  const listeners = new Set<() => void>()
  let token = ''
  let status: StreamStatus = { status: 'idle', reopenCount: 0 }
  let wasOpen = false

  const startOperation = (id: string, { params, variables }: Operation) =>
    transport.start(token, id, params, variables).catch((error: unknown) => {
      const refusal = (error as Refusal).status
      // What the gateway refuses for good ends alone; a lost connection takes all with it and is retried.
      if (refusal !== undefined && refusal >= 400 && refusal < 500 && refusal !== 401) settle(id, error as Error)
      else actor.send({ type: 'stream.dropped', refusal: { status: refusal } })
    })
  const settle = (id: string, error?: Error) => {
    const operation = operations.get(id)
    operations.delete(id)
    if (error) operation?.sink.error(error)
    else operation?.sink.complete()
  }
  const onMessage = (message: StreamMessage) => {
    if (message.event === 'next') operations.get(message.id)?.sink.next(message.payload as GraphQLResponse)
    else settle(message.id)
  }

  const actor = createActor(
    streamMachine.provide({
      actors: {
        reserve: fromPromise(() => transport.reserve()),
        refresh: fromPromise(refresh),
        connect: fromCallback<StreamEvent, { token: string }>(({ input, sendBack }) => {
          const abort = new AbortController()
          token = input.token
          const onOpen = () => {
            sendBack({ type: 'stream.opened' })
            for (const [id, operation] of operations) void startOperation(id, operation)
          }
          transport.read(input.token, onOpen, onMessage, abort.signal).then(
            () => sendBack({ type: 'stream.dropped' }),
            (error: unknown) => abort.signal.aborted || sendBack({ type: 'stream.dropped', refusal: error as Refusal }),
          )
          return () => abort.abort()
        }),
      },
      delays: { retry: ({ context }) => retryDelay(context.attempt, Math.random()) },
    }),
  )
  actor.subscribe((snapshot) => {
    const isLive = snapshot.hasTag('live')
    const reopenCount = status.reopenCount + (isLive && wasOpen && status.status !== 'open' ? 1 : 0)
    wasOpen ||= isLive
    status = { status: isLive ? 'open' : shownAs[typeof snapshot.value === 'string' ? snapshot.value : 'connected'], reopenCount }
    for (const listener of listeners) listener()
  })
  actor.start()
  watchBrowser((event) => actor.send(event))

  return {
    status: () => status,
    onStatus(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end: () => actor.send({ type: 'session.ended' }),
    subscribe: (params, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        const id = crypto.randomUUID()
        const operation = { params, variables, sink }
        operations.set(id, operation)
        if (actor.getSnapshot().hasTag('live')) void startOperation(id, operation)
        else actor.send({ type: 'stream.wanted' })
        return () => {
          if (!operations.delete(id)) return
          if (actor.getSnapshot().hasTag('live')) void transport.stop(token, id).catch(() => {})
          if (operations.size === 0) actor.send({ type: 'stream.unwanted' })
        }
      }),
  }
}

const shownAs = {
  idle: 'idle',
  reserving: 'connecting',
  refreshing: 'connecting',
  connected: 'connecting',
  waiting: 'waiting',
  offline: 'offline',
  asleep: 'idle',
  closed: 'closed',
} as const satisfies Record<string, StreamStatus['status']>

function watchBrowser(send: (event: StreamEvent) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('offline', () => send({ type: 'network.lost' }))
  addEventListener('online', () => send({ type: 'network.returned' }))
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(() => send({ type: 'tab.hiddenForLong' }), hiddenForLong)
    else send({ type: 'tab.shown' })
  })
}
