import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime'
import type { StreamStatus } from '#platform/stream/streamStatus.ts'
import { createConnection } from './connection.ts'
import {
  createSharedStream,
  type Parts,
  type SharedStream,
  type TabMessage,
} from './sharedStream.ts'
import type { Transport } from './transport.ts'

export type Stream = {
  subscribe: SubscribeFunction
  status: () => StreamStatus
  onStatus: (listener: () => void) => () => void
}

const hiddenForLong = 5 * 60_000
const rollCallEvery = 60_000
/** With two asks in vain: a tab that is stopped is followed for at most 15 s. */
export const watchEvery = 5000

/**
 * The browser's one stream, as this tab sees it. `reopenCount` tells screens to ask for what they missed.
 * `name` is of one fan: tabs of the same name share.
 */
export function createStream(
  name: string,
  language: string,
  transport: Transport,
  refresh: () => Promise<void>,
): Stream {
  const stream = createSharedStream({
    ...tabsOf(name, (message) => stream.receive(message)),
    connect: (events) => createConnection(transport, refresh, events),
  })
  watchBrowser(stream)
  return {
    status: stream.status,
    onStatus: stream.onStatus,
    subscribe: ({ name, text }, variables) =>
      Observable.create<GraphQLResponse>(({ next, complete, error }) => {
        const operation = { name, text: text ?? '', variables, language }
        return stream.subscribe(operation, {
          next: (payload) => next(payload as GraphQLResponse),
          complete,
          error,
        })
      }),
  }
}

/** The other tabs; where a browser has no Web Locks, each tab is on its own. */
function tabsOf(name: string, onMessage: (message: TabMessage) => void): Omit<Parts, 'connect'> {
  const tab = crypto.randomUUID()
  // Only where the page is secure: over plain HTTP there are none.
  const locks: LockManager | undefined = navigator.locks
  if (!locks)
    return {
      tab,
      now: Date.now,
      elect: (_, lead) => lead(),
      seize: (lead) => lead(),
      leads: async () => true,
      post: () => undefined,
    }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data))
  return {
    tab,
    now: Date.now,
    elect: async (signal, lead) => void (await locks.request(name, { signal }, lead)),
    seize: async (lead) => void (await locks.request(name, { steal: true }, lead)),
    // A lock of this tab's alone tells which of the holders it is.
    leads: () =>
      locks.request(tab, async () => {
        const { held } = await locks.query()
        const holderOf = (lock: string) => held?.find(({ name }) => name === lock)?.clientId
        return holderOf(name) === holderOf(tab)
      }),
    post: channel.postMessage.bind(channel),
  }
}

function watchBrowser(stream: SharedStream): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Not an interval: after a pause of this tab's own, answers come in between two looks.
  const watch = () => {
    if (document.visibilityState !== 'hidden') stream.watchLeader()
    setTimeout(watch, watchEvery)
  }
  setTimeout(watch, watchEvery)
  setInterval(stream.callRoll, rollCallEvery)
  addEventListener('offline', () => stream.networkChanged(false))
  addEventListener('online', () => stream.networkChanged(true))
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(stream.sleep, hiddenForLong)
    else stream.wake()
  })
}
