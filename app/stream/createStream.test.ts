import type { GraphQLResponse, Observable, RequestParameters } from 'relay-runtime'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createStream, watchEvery, type Stream } from './createStream.ts'
import type { StreamMessage, Transport } from './transport.ts'

// Node has the browser's locks and channels, but no page.
beforeAll(() => {
  vi.stubGlobal('document', new EventTarget())
  // The looks at the leader go on for as long as the page, which here goes before the process does.
  const realTimeout = setTimeout
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
    ms === watchEvery ? undefined : realTimeout(work, ms),
  )
  vi.stubGlobal('addEventListener', () => undefined)
})
afterAll(() => void vi.unstubAllGlobals())

const params = { name: 'A', text: 'subscription A { a }' } as RequestParameters

/** One tab, with a gateway that opens each stream and remembers what it was asked. */
function openTab() {
  const started: string[] = []
  let say = (_: StreamMessage) => {}
  const transport: Transport = {
    reserve: async () => 'token',
    read: (_, onOpen, onMessage) =>
      new Promise(() => {
        say = onMessage
        onOpen()
      }),
    start: async (_, id) => void started.push(id),
    stop: async () => undefined,
  }
  const stream = createStream('stream of one fan', 'ja', transport, async () => undefined)
  return { stream, started, say: (message: StreamMessage) => say(message) }
}

function subscribe({ subscribe: toSubscribe }: Stream, heard: GraphQLResponse[]) {
  const results = toSubscribe(params, {}, {}) as Observable<GraphQLResponse>
  return results.subscribe({ next: (payload) => void heard.push(payload) })
}

it('holds one stream for two tabs, and hands it over with its lock', async () => {
  const [first, second] = [openTab(), openTab()]
  const [ofFirst, ofSecond]: GraphQLResponse[][] = [[], []]
  const subscription = subscribe(first.stream, ofFirst!)
  await vi.waitFor(() => expect(first.stream.status().status).toBe('open'))
  subscribe(second.stream, ofSecond!)
  await vi.waitFor(() => expect(second.stream.status()).toEqual({ status: 'open', reopenCount: 0 }))
  expect([first.started.length, second.started.length]).toEqual([1, 0])

  const payload = { data: { a: 1 } }
  first.say({ event: 'next', id: first.started[0]!, payload })
  await vi.waitFor(() => expect([ofFirst, ofSecond]).toEqual([[payload], [payload]]))

  // It leads on for the other one, until it is hidden for long.
  subscription.unsubscribe()
  expect(second.started).toEqual([])
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  Object.assign(document, { visibilityState: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(second.started).toHaveLength(1))
  await vi.waitFor(() => expect(second.stream.status()).toEqual({ status: 'open', reopenCount: 1 }))
})
