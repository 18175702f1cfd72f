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
  /** Calls `lead` once no other tab leads; leading lasts until its promise is settled. Rejects where another tab seizes it. */
  elect: (signal: AbortSignal, lead: () => Promise<void>) => Promise<void>
  /** The same at once, from whichever tab leads. */
  seize: (lead: () => Promise<void>) => Promise<void>
  /** Whether this tab leads still: one that was stopped has not heard yet that it was seized. */
  leads: () => Promise<boolean>
  now: () => number
  /** To all other tabs of the browser. */
  post: (message: TabMessage) => void
  connect: (events: ConnectionEvents) => Connection
}

export type SharedStream = ReturnType<typeof createSharedStream>

/** How often a tab asks, in vain, whether who leads is alive, before it seizes the lead. */
const asksBeforeSeizing = 2
/** A leader that did nothing for longer makes sure that it leads still. Others wait longer than that before they seize the lead. */
const longestSurePause = 5000

/**
 * One stream for all tabs of a browser. Every tab that subscribes stands for election; the one that leads
 * holds the stream, runs what any tab wants (equal operations once), and hands results to all. Where it
 * goes, or is stopped and answers nobody, the next one leads, starts all again, and each tab is told to ask for
 * what it missed. What a stopped one has received meanwhile is handed to nobody: it comes by the new leader.
 */
export function createSharedStream({ tab, elect, seize, leads, now, post, connect }: Parts) {
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
  /** How often this tab has asked since it last heard from who leads. */
  let unanswered = 0
  /** When this tab last did something as the one that leads. */
  let actedAt = 0
  /** What waits until it is sure that this tab leads still. */
  let doubted: (() => void)[] | undefined

  const ownOperations = () => [...own.values()].map(({ operation }) => operation)
  const show = (next: StreamStatus['status'], opening: string) => {
    const isNew = next === 'open' && opening !== seenOpening
    const reopenCount = status.reopenCount + (isNew && seenOpening !== '' ? 1 : 0)
    if (isNew) seenOpening = opening
    const shown = isOutdated ? 'outdated' : next
    if (status.status === shown && status.reopenCount === reopenCount) return
    status = { status: shown, reopenCount }
    for (const listener of listeners) listener()
  }
  const deliver = (key: string, payload: unknown) => {
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
  /** Another tab has seized the lead: this one follows it. */
  const follow = () => {
    if (!stepDown) return
    stepDown()
    connection?.sleep()
    if (own.size > 0) ask()
  }
  /** Does what only the tab that leads may do, after a long pause not before it is sure of it. */
  const asLeader = (act: () => void) => {
    if (!stepDown) return
    const isSure = now() - actedAt <= longestSurePause
    actedAt = now()
    if (doubted) doubted.push(act)
    else if (isSure) act()
    else {
      const waiting = [act]
      doubted = waiting
      const decide = (isLeader: boolean) => {
        if (doubted !== waiting) return
        doubted = undefined
        if (isLeader) waiting.forEach((each) => each())
        else follow()
      }
      leads().then(decide, () => decide(false))
    }
  }
  const lead = () =>
    new Promise<void>((resolve) => {
      actedAt = now()
      stepDown = () => {
        stepDown = undefined
        candidacy = undefined
        doubted = undefined
        others.clear()
        resolve()
      }
      connection ??= connect({
        next: (key, payload) =>
          asLeader(() => {
            post({ type: 'next', key, payload })
            deliver(key, payload)
          }),
        ended: (key, error) =>
          asLeader(() => {
            post({ type: 'ended', key, error })
            settle(key, error)
          }),
        status(next, openCount) {
          led = { status: next, opening: `${tab} ${openCount}` }
          asLeader(() => {
            say(false)
            show(led.status, led.opening)
          })
        },
      })
      connection.wake()
      keep()
      say(true)
    })
  const stand = (mayWait: boolean) => {
    candidacy?.abort()
    const mine = new AbortController()
    candidacy = mine
    unanswered = 0
    const leading = mayWait ? elect(mine.signal, lead) : seize(lead)
    leading.catch(() => candidacy === mine && follow())
  }
  /** Tells the tab that leads what this one wants, or stands for election itself. */
  const ask = () => {
    if (stepDown) return keep()
    post({ type: 'want', tab, operations: ownOperations() })
    if (own.size === 0) {
      candidacy?.abort()
      candidacy = undefined
    } else if (!candidacy) stand(true)
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
      if (message.type === 'want')
        return asLeader(() => {
          heard.add(message.tab)
          if (message.operations.length === 0) others.delete(message.tab)
          else others.set(message.tab, message.operations)
          keep()
          say(false)
        })
      // Only a tab that was stopped hears others lead while it does: what it misses here it asks for as it follows.
      if (stepDown) return asLeader(() => undefined)
      unanswered = 0
      if (message.type === 'next') deliver(message.key, message.payload)
      else if (message.type === 'ended') settle(message.key, message.error)
      else if (candidacy) {
        if (message.isRollCall) post({ type: 'want', tab, operations: ownOperations() })
        show(message.status, message.opening)
      }
    },
    /**
     * Called every few seconds while this tab is looked at: asks whether who leads is alive, and leads itself
     * where nothing came back. Who is asked answers at once, even hidden, where its timers hardly run.
     */
    watchLeader(): void {
      if (stepDown || !candidacy) return
      if (unanswered >= asksBeforeSeizing) return stand(false)
      unanswered += 1
      post({ type: 'want', tab, operations: ownOperations() })
    },
    /** Called now and then: a tab that has not answered since the last time is gone. */
    callRoll: () =>
      asLeader(() => {
        for (const other of others.keys()) if (!heard.has(other)) others.delete(other)
        heard.clear()
        keep()
        say(true)
      }),
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
      unanswered = 0
      if (stepDown) connection?.wake()
      else if (own.size > 0) ask()
    },
    networkChanged: (isOnline: boolean) => connection?.networkChanged(isOnline),
  }
}
