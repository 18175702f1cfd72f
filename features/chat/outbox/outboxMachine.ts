import { assign, fromPromise, setup } from 'xstate'

export type OutboxEvent =
  | { type: 'message.written' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }

/** What came of trying: an answer, or none for now, and how long to wait. Milliseconds. */
export type Attempt = { kind: 'answered' } | { kind: 'held'; waitMs: number }

type Context = {
  waitMs: number
  /** The last attempt had no answer: what is there waits, also while it is tried again. */
  isHeld: boolean
}

const parts = setup({
  types: { context: {} as Context, events: {} as OutboxEvent },
  actors: {
    /** Sends the first message that waits. */
    deliver: fromPromise<Attempt>(() => Promise.reject(new Error('no actor'))),
    /** Sends the first picture of that message up that the gateway has not got. It ends by itself where it stalls. */
    upload: fromPromise<Attempt>(() => Promise.reject(new Error('no actor'))),
  },
  guards: {
    hasWaiting: () => false,
    /** The first message that waits has a picture that the gateway has not got. */
    hasUpload: () => false,
    isHeld: (_, attempt: Attempt) => attempt.kind === 'held',
  },
  delays: {
    wait: ({ context }) => context.waitMs,
    /** A call that hangs without a sign of the network's end is asked anew. */
    silence: 15_000,
  },
  actions: {
    hold: assign({ isHeld: true }),
    letGo: assign({ isHeld: false }),
    waitFor: assign({ waitMs: (_, waitMs: number) => waitMs }),
  },
})

/** What has no answer waits; after one the next is looked for. */
const afterAttempt = [
  {
    guard: { type: 'isHeld' as const, params: ({ event }: Answered) => event.output },
    target: 'waiting' as const,
    actions: {
      type: 'waitFor' as const,
      params: ({ event }: Answered) => (event.output.kind === 'held' ? event.output.waitMs : 0),
    },
  },
  { target: 'looking' as const },
]
type Answered = { event: { output: Attempt } }

/** How a channel's messages go out: one after the other, each until it is answered. */
export const outboxMachine = parts.createMachine({
  id: 'outbox',
  // What a fan sees of it stands at the message: on its way, or waiting.
  meta: { isHeadless: true },
  initial: 'looking',
  context: { waitMs: 0, isHeld: false },
  on: { 'network.lost': '.offline' },
  states: {
    looking: {
      entry: 'letGo',
      always: [
        { guard: 'hasUpload', target: 'uploading' },
        { guard: 'hasWaiting', target: 'delivering' },
        { target: 'idle' },
      ],
    },
    idle: { on: { 'message.written': 'looking' } },
    uploading: {
      invoke: { src: 'upload', onDone: afterAttempt },
      on: { 'network.returned': { target: 'uploading', reenter: true } },
    },
    delivering: {
      invoke: { src: 'deliver', onDone: afterAttempt },
      after: { silence: { target: 'delivering', reenter: true, actions: 'hold' } },
      // A call over a connection that is gone may hang for long; its message is the same one.
      on: { 'network.returned': { target: 'delivering', reenter: true } },
    },
    waiting: {
      entry: 'hold',
      after: { wait: [{ guard: 'hasUpload', target: 'uploading' }, { target: 'delivering' }] },
      on: {
        'network.returned': [{ guard: 'hasUpload', target: 'uploading' }, { target: 'delivering' }],
      },
    },
    offline: { entry: 'hold', on: { 'network.returned': 'looking' } },
  },
})
