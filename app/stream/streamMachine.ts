import { assign, fromCallback, fromPromise, setup } from 'xstate'

/** Why the gateway did not open a stream: its HTTP status and code, or none where it could not be reached. */
export type Refusal = { status?: number; code?: string }

export type StreamEvent =
  | { type: 'stream.wanted' }
  | { type: 'stream.unwanted' }
  | { type: 'stream.opened' }
  | { type: 'stream.dropped'; refusal?: Refusal }
  /** A newer stream of the same fan took its place. */
  | { type: 'stream.replaced' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'tab.hiddenForLong' }
  | { type: 'tab.shown' }

type Context = {
  /** Failed attempts since the stream was last open. */
  attempt: number
  token: string
  hasRefreshed: boolean
}

const isStatus = (error: unknown, status: number) =>
  (error as Refusal | undefined)?.status === status

/** The browser's one stream: reserved, connected, dropped, waited for. It knows no URL, SDK or clock. */
export const streamMachine = setup({
  types: { context: {} as Context, events: {} as StreamEvent },
  actors: {
    /** Reserves a stream; answers its token. Rejects with a Refusal. */
    reserve: fromPromise<string>(() => Promise.reject(new Error('no actor'))),
    /** Holds the stream: says `stream.opened`, later `stream.dropped`. */
    connect: fromCallback<StreamEvent, { token: string }>(() => {}),
    /** Makes the credentials new after a 401. Rejects with a Refusal: 401 where the sign-in is over. */
    refresh: fromPromise<void>(() => Promise.reject(new Error('no actor'))),
  },
  guards: {
    isForbidden: ({ event }) => isStatus('error' in event ? event.error : refusalOf(event), 403),
    mayRefresh: ({ context, event }) =>
      !context.hasRefreshed && isStatus('error' in event ? event.error : refusalOf(event), 401),
    isUnauthenticated: ({ event }) =>
      isStatus('error' in event ? event.error : refusalOf(event), 401),
  },
  delays: { retry: 1000 },
  actions: {
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0, hasRefreshed: false }),
  },
}).createMachine({
  id: 'stream',
  // What a fan sees of it is `StreamStatus`, which the banner and the shell tell.
  meta: { isHeadless: true },
  initial: 'idle',
  context: { attempt: 0, token: '', hasRefreshed: false },
  on: {
    'stream.unwanted': '.idle',
    'network.lost': '.offline',
    'tab.hiddenForLong': '.asleep',
  },
  states: {
    idle: { on: { 'stream.wanted': 'reserving', 'network.lost': {}, 'tab.hiddenForLong': {} } },
    reserving: {
      invoke: {
        src: 'reserve',
        onDone: { target: 'connected', actions: assign({ token: ({ event }) => event.output }) },
        onError: [
          { guard: 'isForbidden', target: 'closed' },
          { guard: 'mayRefresh', target: 'refreshing' },
          { guard: 'isUnauthenticated', target: 'closed' },
          { target: 'waiting' },
        ],
      },
    },
    refreshing: {
      invoke: {
        src: 'refresh',
        onDone: { target: 'reserving', actions: assign({ hasRefreshed: true }) },
        onError: [{ guard: 'isUnauthenticated', target: 'closed' }, { target: 'waiting' }],
      },
    },
    connected: {
      initial: 'connecting',
      invoke: { src: 'connect', input: ({ context }) => ({ token: context.token }) },
      on: {
        'stream.dropped': [
          { guard: 'isForbidden', target: 'closed' },
          { guard: 'mayRefresh', target: 'refreshing' },
          { guard: 'isUnauthenticated', target: 'closed' },
          { target: 'waiting' },
        ],
        'stream.replaced': 'replaced',
      },
      states: {
        connecting: { on: { 'stream.opened': 'open' } },
        open: { entry: 'forgetAttempts', tags: 'live' },
      },
    },
    waiting: {
      exit: 'countAttempt',
      after: { retry: 'reserving' },
      on: { 'network.returned': 'reserving' },
    },
    offline: { on: { 'network.returned': 'reserving', 'stream.wanted': {} } },
    asleep: { on: { 'tab.shown': 'reserving', 'stream.wanted': 'reserving', 'network.lost': {} } },
    // Coming back unasked would push the newer one out in turn.
    replaced: { on: { 'tab.shown': 'reserving', 'network.lost': {} } },
    closed: { on: { 'stream.wanted': 'reserving', 'network.lost': {}, 'tab.hiddenForLong': {} } },
  },
})

function refusalOf(event: StreamEvent): Refusal | undefined {
  return event.type === 'stream.dropped' ? event.refusal : undefined
}
