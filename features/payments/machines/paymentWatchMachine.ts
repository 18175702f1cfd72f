import { assign, fromPromise, setup } from 'xstate'
import type { UserError } from '#platform/submission/userError.ts'

/** What a look found: whether the provider has said its last word, or why the gateway could not tell. */
export type Look = { kind: 'found'; isSettled: boolean } | { kind: 'refused'; error: UserError }

type Event =
  /** The fan is through with a card, a challenge or a wallet, or presses the button. */
  { type: 'look.asked' } | { type: 'page.shown' }

// A page that nobody sees asks nothing.
const nextLook = [{ guard: 'isShown', target: 'looking' }, { reenter: true }] as const

/**
 * Watches a payment that is under way, whatever the method. What there is to do is the attempt's row's to say; this
 * knows only whether somebody looks, and looks again: it moves no money and decides nothing.
 */
export const paymentWatchMachine = setup({
  types: {
    context: {} as { error: UserError | Error | null },
    events: {} as Event,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Has the gateway ask the provider; harmless however often. Rejects where there was no answer. */
    look: fromPromise<Look>(() => Promise.reject(new Error('look is not filled'))),
  },
  delays: {
    betweenLooks: 5_000,
    /** A card or a wallet is through by then; what takes longer, such as a konbini, is looked at when asked for. */
    patience: 5 * 60_000,
  },
  guards: {
    /** Whether anybody sees the page. */
    isShown: () => true,
    isSettled: (_, look: Look) => look.kind === 'found' && look.isSettled,
    isRefused: (_, look: Look) => look.kind === 'refused',
  },
  actions: {
    noteError: assign((_, { error }: { error: UserError | Error }) => ({ error })),
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'paymentWatch',
  context: { error: null },
  initial: 'watching',
  states: {
    watching: {
      initial: 'waiting',
      after: { patience: 'slow' },
      on: {
        'look.asked': { target: '.looking', reenter: true },
        'page.shown': { target: '.looking', reenter: true },
      },
      states: {
        waiting: { after: { betweenLooks: nextLook } },
        looking: {
          tags: 'busy',
          invoke: {
            src: 'look',
            onDone: [
              {
                guard: { type: 'isSettled', params: ({ event }) => event.output },
                target: '#paymentWatch.settled',
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'unanswered',
                actions: { type: 'noteError', params: ({ event }) => refusalOf(event.output) },
              },
              { target: 'waiting', actions: 'forgetError' },
            ],
            onError: {
              target: 'unanswered',
              actions: { type: 'noteError', params: ({ event }) => faultOf(event.error) },
            },
          },
        },
        unanswered: { tags: 'failed', after: { betweenLooks: nextLook } },
      },
    },
    slow: { on: { 'look.asked': 'watching.looking', 'page.shown': 'watching.looking' } },
    settled: { type: 'final', entry: 'forgetError' },
  },
})

const refusalOf = (look: Look) => {
  if (look.kind !== 'refused') throw new Error('nothing was refused')
  return { error: look.error }
}

const faultOf = (error: unknown) => ({
  error: error instanceof Error ? error : new Error(String(error)),
})
