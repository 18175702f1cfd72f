import { operationUnknown } from '#platform/relay/fetch.ts'
import type { StreamStatus } from '#platform/stream/streamStatus.ts'
import type { Connection, ConnectionEvents } from './connection.ts'
import { keyOf, type Operation } from './operation.ts'

export type Sink = {
  next: (payload: unknown) => void
  complete: () => void
  error: (error: Error) => void
}

/** What tabs say to one another. All but `want` comes from the tab that leads. */
export type TabMessage =
  | { type: 'want'; tab: string; operations: Operation[] }
  | { type: 'state'; status: StreamStatus['status']; opening: string; isRollCall: boolean }
  | { type: 'next'; key: string; payload: unknown }
  | { type: 'ended'; key: string; error?: string }

export type Parts = {
  tab: string
  /** Resolves `lead` once no other tab leads; leading lasts until its promise is settled. */
  elect: (signal: AbortSignal, lead: () => Promise<void>) => Promise<void>
  /** To all other tabs of the browser. */
  post: (message: TabMessage) => void
  connect: (events: ConnectionEvents) => Connection
}

export type SharedStream = ReturnType<typeof createSharedStream>

/**
 * One stream for all tabs of a browser. Every tab that subscribes stands for election; the one that leads
 * holds the stream, runs what any tab wants (equal operations once), and hands results to all. Where it
 * goes, the next one leads, starts all again, and each tab is told to ask for what it missed.
 */
export function createSharedStream({ tab, elect, post, connect }: Parts) {
  const own = new Map<string, { operation: Operation; sinks: Set<Sink> }>()
  const others = new Map<string, Operation[]>()
  const heard = new Set<string>()
  const listeners = new Set<() => void>()
  let status: StreamStatus = { status: 'idle', reopenCount: 0 }
  /** Which opening of which tab's stream this one saw last. */
  let seenOpening = ''
  /** An operation of this tab's is of an older build than the gateway's. Another tab may be newer. */
  let isOutdated = false
  let candidacy: AbortController | undefined
  let stepDown: (() => void) | undefined
  let connection: Connection | undefined
  let led = { status: 'idle' as StreamStatus['status'], opening: '' }

  const ownOperations = () => [...own.values()].map(({ operation }) => operation)
  const show = (next: StreamStatus['status'], opening: string) => {
    const isNew = next === 'open' && opening !== seenOpening
    const reopenCount = status.reopenCount + (isNew && seenOpening !== '' ? 1 : 0)
    if (isNew) seenOpening = opening
    status = { status: isOutdated ? 'outdated' : next, reopenCount }
    for (const listener of listeners) listener()
  }
  const hand = (key: string, payload: unknown) => {
    for (const sink of own.get(key)?.sinks ?? []) sink.next(payload)
  }
  const settle = (key: string, error?: string) => {
    const sinks = own.get(key)?.sinks ?? []
    if (own.delete(key) && error === operationUnknown) {
      isOutdated = true
      show(status.status, seenOpening)
    }
    for (const [other, operations] of others)
      others.set(
        other,
        operations.filter((operation) => keyOf(operation) !== key),
      )
    for (const sink of sinks) {
      if (error === undefined) sink.complete()
      else sink.error(new Error(error))
    }
  }

  const say = (isRollCall: boolean) => post({ type: 'state', ...led, isRollCall })
  const keep = () => {
    const wanted = [...ownOperations(), ...[...others.values()].flat()]
    connection?.keep(new Map(wanted.map((operation) => [keyOf(operation), operation])))
    if (wanted.length === 0) stepDown?.()
  }
  const lead = () =>
    new Promise<void>((resolve) => {
      stepDown = () => {
        stepDown = undefined
        candidacy = undefined
        others.clear()
        resolve()
      }
      connection ??= connect({
        next(key, payload) {
          post({ type: 'next', key, payload })
          hand(key, payload)
        },
        ended(key, error) {
          post({ type: 'ended', key, error })
          settle(key, error)
        },
        status(next, openCount) {
          led = { status: next, opening: `${tab} ${openCount}` }
          if (!stepDown) return
          say(false)
          show(led.status, led.opening)
        },
      })
      connection.wake()
      keep()
      say(true)
    })
  /** Tells the tab that leads what this one wants, or stands for election itself. */
  const ask = () => {
    if (stepDown) return keep()
    post({ type: 'want', tab, operations: ownOperations() })
    if (own.size === 0) {
      candidacy?.abort()
      candidacy = undefined
    } else if (!candidacy) {
      candidacy = new AbortController()
      elect(candidacy.signal, lead).catch(() => undefined)
    }
  }

  return {
    status: () => status,
    onStatus(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Returns what ends the subscription. */
    subscribe(operation: Operation, sink: Sink): () => void {
      const key = keyOf(operation)
      const known = own.get(key)
      own.set(key, { operation, sinks: (known?.sinks ?? new Set()).add(sink) })
      if (!known) ask()
      return () => {
        const sinks = own.get(key)?.sinks
        if (!sinks?.delete(sink) || sinks.size > 0) return
        own.delete(key)
        ask()
      }
    },
    /** What another tab has said. */
    receive(message: TabMessage): void {
      if (message.type === 'next') hand(message.key, message.payload)
      else if (message.type === 'ended') settle(message.key, message.error)
      else if (message.type === 'state') {
        if (stepDown || !candidacy) return
        if (message.isRollCall) post({ type: 'want', tab, operations: ownOperations() })
        show(message.status, message.opening)
      } else if (stepDown) {
        heard.add(message.tab)
        if (message.operations.length === 0) others.delete(message.tab)
        else others.set(message.tab, message.operations)
        keep()
        say(false)
      }
    },
    /** Called now and then: a tab that has not answered since the last time is gone. */
    callRoll(): void {
      if (!stepDown) return
      for (const other of others.keys()) if (!heard.has(other)) others.delete(other)
      heard.clear()
      keep()
      say(true)
    },
    /** Hidden for long: another tab may lead, and nothing is handed here until `wake`. */
    sleep(): void {
      if (seenOpening !== '') seenOpening = 'slept'
      if (stepDown) {
        const leave = stepDown
        connection?.sleep()
        leave()
      } else if (candidacy) {
        post({ type: 'want', tab, operations: [] })
        candidacy.abort()
        candidacy = undefined
      }
      show('idle', '')
    },
    wake(): void {
      if (stepDown) connection?.wake()
      else if (own.size > 0) ask()
    },
    networkChanged: (isOnline: boolean) => connection?.networkChanged(isOnline),
  }
}
