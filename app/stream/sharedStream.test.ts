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
  const queue: { lead: () => Promise<void>; signal: AbortSignal; tab: string }[] = []
  let leader: string | undefined

  const grant = async (): Promise<void> => {
    if (leader !== undefined) return
    const candidate = queue.shift()
    if (!candidate) return
    if (candidate.signal.aborted) return grant()
    leader = candidate.tab
    await candidate.lead()
    leader = undefined
    return grant()
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
      elect: async (signal, lead) => {
        queue.push({ lead, signal, tab })
        queueMicrotask(() => void grant())
      },
      post: (message: TabMessage) => {
        queueMicrotask(() => {
          for (const [other, { receive }] of tabs)
            if (other !== tab) receive(structuredClone(message))
        })
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
})
