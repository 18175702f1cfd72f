import type { IEnvironment } from 'relay-runtime'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { NetworkError } from '#platform/relay/fetch.ts'
import { privateTexts } from '#platform/storage/privateTexts.ts'
import { outboxMachine, type Attempt } from './outboxMachine.ts'
import { channelsWaiting, createOutgoingStore, type Outgoing, type Writer } from './outgoing.ts'
import { sendMessage } from './sendMessage.ts'

/** A channel's messages under way, and whether they wait for the connection. */
export type OutboxState = { messages: readonly Outgoing[]; isHeld: boolean }

export type Outbox = {
  read: () => OutboxState
  put: (message: Outgoing) => void
  remove: (id: string) => void
  subscribe: (listener: () => void) => () => void
  /** Sends what waits, until all who opened it have closed it. */
  open: () => () => void
}

/** How long until a gateway that gave no answer is asked again. Milliseconds. */
const retryMs = 1000
/** The longest wait, whatever the gateway says: its clock need not be this device's. Milliseconds. */
const longestMs = 30_000

/** A fan's outbox in a channel: what this browser keeps of it, and who sends it. */
export function createOutbox(
  writer: Writer,
  channelId: string,
  send: (message: Outgoing) => Promise<Outgoing['error']>,
): Outbox {
  const store = createOutgoingStore(writer, channelId)
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const next = () => store.read().find(({ error }) => !error)
  const deliver = async (): Promise<Attempt> => {
    const message = next()
    if (!message) return { kind: 'answered' }
    const error = await send(message).catch((thrown: unknown) => thrown as Error)
    const waitMs = error && waitOf(error)
    if (waitMs !== undefined) return { kind: 'held', waitMs }
    if (!error) store.remove(message.id)
    // It may have been taken back, or acknowledged to another tab, meanwhile.
    else if (store.read().some(({ id }) => id === message.id)) store.put({ ...message, error })
    return { kind: 'answered' }
  }
  const machine = outboxMachine.provide({
    actors: { deliver: fromPromise(deliver) },
    guards: { hasWaiting: () => next() !== undefined },
  })

  let openers = 0
  let actor: ActorRefFrom<typeof outboxMachine> | undefined
  let state: OutboxState = { messages: [], isHeld: false }
  const written = () => actor?.send({ type: 'message.written' })
  const lost = () => actor?.send({ type: 'network.lost' })
  const returned = () => actor?.send({ type: 'network.returned' })
  const start = () => {
    const started = createActor(machine)
    actor = started
    started.subscribe(tell)
    started.start()
    if (!navigator.onLine) lost()
    addEventListener('offline', lost)
    addEventListener('online', returned)
    const forget = privateTexts.subscribe(written)
    return () => {
      forget()
      removeEventListener('offline', lost)
      removeEventListener('online', returned)
      started.stop()
      actor = undefined
    }
  }
  let stop: (() => void) | undefined
  return {
    read() {
      const messages = store.read()
      const isHeld = actor?.getSnapshot().context.isHeld ?? false
      if (messages !== state.messages || isHeld !== state.isHeld) state = { messages, isHeld }
      return state
    },
    put: store.put,
    remove: store.remove,
    subscribe(listener) {
      listeners.add(listener)
      const forget = privateTexts.subscribe(listener)
      return () => {
        listeners.delete(listener)
        forget()
      }
    },
    open() {
      openers += 1
      if (openers === 1) stop = start()
      return () => {
        openers -= 1
        if (openers === 0) stop?.()
      }
    },
  }
}

/** How long to wait where the same message may be taken later; undefined where waiting changes nothing. */
function waitOf(error: NonNullable<Outgoing['error']>): number | undefined {
  if (!(error instanceof Error))
    return error.__typename === 'RateLimitedError' ? until(error.retryAt) : undefined
  if (!(error instanceof NetworkError)) return undefined
  const { status = 500, retryAt } = error
  return status >= 500 || status === 429 ? until(retryAt) : undefined
}

function until(at: Date | string | null | undefined): number {
  if (!at) return retryMs
  return Math.min(longestMs, Math.max(retryMs, new Date(at).getTime() - Date.now()))
}

// Beside the environment, so that all who open a channel's outbox share one.
const outboxes = new WeakMap<IEnvironment, Map<string, Outbox>>()

/** A fan's outbox in a channel, one for all of a page that ask for it. */
export function outboxOf(environment: IEnvironment, writer: Writer, channelId: string): Outbox {
  const ofChannels = outboxes.get(environment) ?? new Map<string, Outbox>()
  outboxes.set(environment, ofChannels)
  const key = `${writer.userId} ${channelId}`
  const outbox =
    ofChannels.get(key) ??
    createOutbox(writer, channelId, (message) => sendMessage(environment, channelId, message))
  ofChannels.set(key, outbox)
  return outbox
}

/** Sends what a fan has waiting in any channel, now and from now on, wherever the fan is. Returns what ends it. */
export function deliverWaiting(environment: IEnvironment, writer: Writer): () => void {
  const closers = new Map<string, () => void>()
  const look = () => {
    for (const channelId of channelsWaiting(writer))
      if (!closers.has(channelId))
        closers.set(channelId, outboxOf(environment, writer, channelId).open())
  }
  const forget = privateTexts.subscribe(look)
  look()
  return () => {
    forget()
    closers.forEach((close) => close())
  }
}
