import { describe, expect, it, vi } from 'vitest'
import type { Connection, ConnectionEvents } from './connection.ts'
import { keyOf, type Operation } from './operation.ts'
import { createSharedStream, type SharedStream, type TabMessage } from './sharedStream.ts'

const operation = (id: number): Operation => ({
  name: 'A',
  text: 'subscription A { a }',
  variables: { id },
  language: 'ja',
})
const settled = () => new Promise((resolve) => setTimeout(resolve))
const sink = () => ({
  next: vi.fn<(payload: unknown) => void>(),
  complete: vi.fn<() => void>(),
  error: vi.fn<(error: Error) => void>(),
})

/** A browser: one lock, one channel, and each tab's connection as a fake that is open at once. */
function openBrowser() {
  const tabs = new Map<string, SharedStream>()
  const connections = new Map<
    string,
    { events: ConnectionEvents; kept: Operation[]; isAsleep: boolean; openCount: number }
  >()
  const queue: {
    lead: () => Promise<void>
    signal: AbortSignal
    tab: string
    resolve: () => void
    reject: (error: Error) => void
  }[] = []
  /** What each stopped tab will hear once it goes on, in this order. */
  const stopped = new Map<string, (() => void)[]>()
  let time = 0
  let leader: string | undefined
  let overthrow = (_: Error) => {}

  const tell = (tab: string, heard: () => void) => {
    const waiting = stopped.get(tab)
    if (waiting) waiting.push(heard)
    else queueMicrotask(heard)
  }
  const hold = async (tab: string, lead: () => Promise<void>) => {
    leader = tab
    const overthrown = new Promise<never>((_, reject) => {
      overthrow = (error) => tell(tab, () => reject(error))
    })
    await Promise.race([lead(), overthrown])
    leader = undefined
    void grant()
  }
  const grant = async (): Promise<void> => {
    if (leader !== undefined) return
    const candidate = queue.shift()
    if (!candidate) return
    if (candidate.signal.aborted) return grant()
    await hold(candidate.tab, candidate.lead).then(candidate.resolve, candidate.reject)
  }
  const openTab = (tab: string) => {
    const connect = (events: ConnectionEvents): Connection => {
      const state = { events, kept: [] as Operation[], isAsleep: false, openCount: 0 }
      connections.set(tab, state)
      return {
        keep(wanted) {
          const wasIdle = state.kept.length === 0
          state.kept = [...wanted.values()]
          if (wasIdle && state.kept.length > 0) events.status('open', (state.openCount += 1))
        },
        sleep() {
          state.kept = []
          state.isAsleep = true
        },
        wake: () => void (state.isAsleep = false),
        networkChanged: (isOnline) =>
          events.status(
            isOnline ? 'open' : 'offline',
            isOnline ? (state.openCount += 1) : state.openCount,
          ),
      }
    }
    const stream = createSharedStream({
      tab,
      now: () => time,
      elect: (signal, lead) =>
        new Promise((resolve, reject) => {
          queue.push({ lead, signal, tab, resolve, reject })
          queueMicrotask(() => void grant())
        }),
      seize: (lead) => {
        overthrow(new Error('AbortError'))
        return hold(tab, lead)
      },
      leads: async () => leader === tab,
      post: (message: TabMessage) => {
        for (const [other, { receive }] of tabs)
          if (other !== tab) tell(other, () => receive(structuredClone(message)))
      },
      connect,
    })
    tabs.set(tab, stream)
    return stream
  }
  return {
    openTab,
    connection: (tab: string) => connections.get(tab)!,
    leader: () => leader,
    /** Five seconds go by, in which these tabs look after who leads. */
    async look(...watching: string[]) {
      time += 5000
      for (const tab of watching) tabs.get(tab)!.watchLeader()
      await settled()
    },
    pass: (milliseconds: number) => void (time += milliseconds),
    /** The tab stands in a dialog, or its browser has stopped it: it keeps its lock, and hears nothing. */
    stop: (tab: string) => void stopped.set(tab, []),
    /** It goes on: first `first` happens to it, then what it has not heard. */
    async goOn(tab: string, first: () => void = () => undefined) {
      const waiting = stopped.get(tab)!
      stopped.delete(tab)
      first()
      for (const heard of waiting) heard()
      await settled()
    },
    /** The tab is gone without a word: its lock is free. */
    kill(tab: string) {
      tabs.delete(tab)
      if (leader === tab) leader = undefined
      void grant()
    },
  }
}

/** Two tabs, the first of which leads; both want operation 1, the second also 2. */
async function twoTabs() {
  const browser = openBrowser()
  const [a, b] = [browser.openTab('a'), browser.openTab('b')]
  const [ofA, ofB, alsoOfB] = [sink(), sink(), sink()]
  a.subscribe(operation(1), ofA)
  await settled()
  const endB = b.subscribe(operation(1), ofB)
  const endAlsoB = b.subscribe(operation(2), alsoOfB)
  await settled()
  return { browser, a, b, ofA, ofB, alsoOfB, endB, endAlsoB }
}

describe('tabs of one browser', () => {
  it('share one stream, and run what is equal once', async () => {
    const { browser, b, ofA, ofB, alsoOfB } = await twoTabs()
    expect(browser.leader()).toBe('a')
    expect(browser.connection('b')).toBeUndefined()
    expect(browser.connection('a').kept).toEqual([operation(1), operation(2)])
    expect(b.status()).toEqual({ status: 'open', reopenCount: 0 })
    browser.connection('a').events.next(keyOf(operation(1)), 'x')
    await settled()
    expect([ofA.next, ofB.next, alsoOfB.next].map(({ mock }) => mock.calls)).toEqual([
      [['x']],
      [['x']],
      [],
    ])
  })

  it('run what any of them still wants', async () => {
    const { browser, endB, endAlsoB } = await twoTabs()
    endB()
    await settled()
    expect(browser.connection('a').kept).toEqual([operation(1), operation(2)])
    endAlsoB()
    await settled()
    expect(browser.connection('a').kept).toEqual([operation(1)])
  })

  it('hear how an operation ended', async () => {
    const { browser, ofA, ofB, alsoOfB } = await twoTabs()
    browser.connection('a').events.ended(keyOf(operation(1)))
    browser.connection('a').events.ended(keyOf(operation(2)), 'refused')
    await settled()
    expect(ofA.complete).toHaveBeenCalledOnce()
    expect(ofB.complete).toHaveBeenCalledOnce()
    expect(alsoOfB.error).toHaveBeenCalledWith(new Error('refused'))
  })

  it('know which of them is older than the gateway', async () => {
    const { browser, a, b } = await twoTabs()
    browser.connection('a').events.ended(keyOf(operation(2)), 'OPERATION_UNKNOWN')
    await settled()
    expect(a.status().status).toBe('open')
    expect(b.status().status).toBe('outdated')
    a.networkChanged(false)
    await settled()
    expect(b.status().status).toBe('outdated')
  })

  it('take over where the leader is gone, start all again, and ask for the gap', async () => {
    const { browser, b, ofB } = await twoTabs()
    const c = browser.openTab('c')
    c.subscribe(operation(3), sink())
    await settled()
    browser.kill('a')
    await settled()
    expect(browser.leader()).toBe('b')
    expect(browser.connection('b').kept).toEqual([operation(1), operation(2), operation(3)])
    for (const tab of [b, c]) expect(tab.status()).toEqual({ status: 'open', reopenCount: 1 })
    browser.connection('b').events.next(keyOf(operation(1)), 'y')
    expect(ofB.next.mock.calls).toEqual([['y']])
  })

  it('know that the stream was away', async () => {
    const { a, b } = await twoTabs()
    const states: string[] = []
    b.onStatus(() => states.push(b.status().status))
    a.networkChanged(false)
    await settled()
    expect(b.status().status).toBe('offline')
    a.networkChanged(true)
    await settled()
    for (const tab of [a, b]) expect(tab.status()).toEqual({ status: 'open', reopenCount: 1 })
    expect(states).toEqual(['offline', 'open'])
  })

  it('hand the lead on where it was hidden for long, and have it ask for the gap when it is back', async () => {
    const { browser, a, b } = await twoTabs()
    a.sleep()
    await settled()
    expect(browser.leader()).toBe('b')
    expect(browser.connection('a').isAsleep).toBe(true)
    expect(browser.connection('b').kept).toEqual([operation(1), operation(2)])
    expect(a.status().status).toBe('idle')
    a.wake()
    await settled()
    expect(browser.leader()).toBe('b')
    expect(a.status()).toEqual({ status: 'open', reopenCount: 1 })
    expect(b.status()).toEqual({ status: 'open', reopenCount: 1 })
  })

  it('close the stream where none wants it, and open it again', async () => {
    const browser = openBrowser()
    const a = browser.openTab('a')
    a.subscribe(operation(1), sink())()
    await settled()
    const end = a.subscribe(operation(1), sink())
    await settled()
    expect(browser.leader()).toBe('a')
    end()
    await settled()
    expect(browser.leader()).toBeUndefined()
  })

  it('forget one that has vanished', async () => {
    const { browser, a } = await twoTabs()
    browser.kill('b')
    a.callRoll()
    a.callRoll()
    expect(browser.connection('a').kept).toEqual([operation(1)])
  })

  it('leave the lead where it is while its tab answers, however long nothing comes', async () => {
    const { browser, b, ofB } = await twoTabs()
    for (let look = 0; look < 5; look += 1) await browser.look('b')
    expect(browser.leader()).toBe('a')
    browser.pass(600_000)
    browser.connection('a').events.next(keyOf(operation(1)), 'x')
    await settled()
    expect(ofB.next.mock.calls).toEqual([['x']])
    expect(b.status()).toEqual({ status: 'open', reopenCount: 0 })
  })

  it('seize the lead of one that is stopped, which hands out nothing twice as it goes on', async () => {
    const { browser, a, b, ofA, ofB } = await twoTabs()
    browser.stop('a')
    await browser.look('b')
    await browser.look('b')
    expect(browser.leader()).toBe('a')
    await browser.look('b')
    expect(browser.leader()).toBe('b')
    expect(browser.connection('b').kept).toEqual([operation(1), operation(2)])
    expect(b.status()).toEqual({ status: 'open', reopenCount: 1 })

    browser.connection('b').events.next(keyOf(operation(1)), 'x')
    await settled()
    // Its own stream has brought the same, before it hears that it leads no more.
    await browser.goOn('a', () => browser.connection('a').events.next(keyOf(operation(1)), 'x'))
    expect(ofB.next.mock.calls).toEqual([['x']])
    expect(ofA.next.mock.calls).toEqual([])
    expect(browser.connection('a').isAsleep).toBe(true)
    // What came meanwhile it is told to ask for.
    expect(a.status()).toEqual({ status: 'open', reopenCount: 1 })
    browser.connection('b').events.next(keyOf(operation(1)), 'y')
    await settled()
    for (const { next } of [ofA, ofB]) expect(next.mock.calls.at(-1)).toEqual(['y'])
    expect(browser.leader()).toBe('b')
  })

  it('have one leader where two of them seize the lead at once', async () => {
    const { browser, a, b, ofB } = await twoTabs()
    const c = browser.openTab('c')
    const ofC = sink()
    c.subscribe(operation(1), ofC)
    await settled()
    browser.stop('a')
    for (let look = 0; look < 3; look += 1) await browser.look('b', 'c')
    expect(browser.leader()).toBe('c')
    expect(browser.connection('b').isAsleep).toBe(true)
    expect(browser.connection('c').kept).toEqual([operation(1), operation(2)])
    await browser.goOn('a')
    browser.connection('c').events.next(keyOf(operation(1)), 'x')
    await settled()
    for (const { next } of [ofB, ofC]) expect(next.mock.calls).toEqual([['x']])
    const opening = { status: 'open', reopenCount: expect.any(Number) as number }
    for (const tab of [a, b, c]) expect(tab.status()).toEqual(opening)
    // Whoever follows may lead again.
    browser.kill('c')
    await settled()
    expect(['a', 'b']).toContain(browser.leader())
  })

  it('hand out what came while the only one was stopped', async () => {
    const browser = openBrowser()
    const ofA = sink()
    browser.openTab('a').subscribe(operation(1), ofA)
    await settled()
    browser.stop('a')
    browser.pass(60_000)
    await browser.goOn('a', () => {
      browser.connection('a').events.next(keyOf(operation(1)), 'x')
      browser.connection('a').events.next(keyOf(operation(1)), 'y')
    })
    expect(ofA.next.mock.calls).toEqual([['x'], ['y']])
  })
})
