import { assign, fromPromise, setup } from 'xstate'
import type { UserError } from '#platform/submission/userError.ts'
import type { Answer } from '#rules/questionnaire.ts'

/** The newest answer to each question. */
export type Answers = Readonly<Record<string, Answer>>

/** What keeping came to: null where they are kept, or why they never will be. */
export type Kept = UserError | null

type Event =
  | { type: 'answer.changed'; answer: Answer }
  /** The fan presses the button, or the network is back. */
  | { type: 'keeping.asked' }

const none: Answers = {}

/**
 * Hands answers in while the fan goes on: one request at a time, so that an older answer never comes behind a newer.
 * What is chosen meanwhile, or has had no answer, goes with the next one.
 */
export const autosaveMachine = setup({
  types: {
    context: {} as { waiting: Answers; sent: Answers; refusal: UserError | null },
    events: {} as Event,
    tags: {} as 'busy' | 'failed' | 'retriable',
  },
  actors: {
    /** Keeps them; harmless however often. Rejects where there was no answer. */
    keep: fromPromise<Kept, Answers>(() => Promise.reject(new Error('keep is not filled'))),
  },
  delays: { betweenTries: 5_000 },
  guards: {
    isRefused: (_, kept: Kept) => kept !== null,
    isAnyWaiting: ({ context }) => Object.keys(context.waiting).length > 0,
  },
  actions: {
    add: assign(({ context }, answer: Answer) => ({
      waiting: { ...context.waiting, [answer.questionId]: answer },
    })),
    hand: assign(({ context }) => ({ sent: context.waiting, waiting: none })),
    takeBack: assign(({ context }) => ({
      waiting: { ...context.sent, ...context.waiting },
      sent: none,
    })),
    forgetSent: assign({ sent: none }),
    noteRefusal: assign((_, refusal: Kept) => ({ refusal })),
  },
}).createMachine({
  id: 'autosave',
  context: { waiting: none, sent: none, refusal: null },
  initial: 'idle',
  on: {
    'answer.changed': {
      actions: { type: 'add', params: ({ event }) => event.answer },
      target: '.keeping',
    },
  },
  states: {
    idle: {},
    keeping: {
      tags: 'busy',
      entry: 'hand',
      on: {
        'answer.changed': { actions: { type: 'add', params: ({ event }) => event.answer } },
      },
      invoke: {
        src: 'keep',
        input: ({ context }) => context.sent,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            actions: [{ type: 'noteRefusal', params: ({ event }) => event.output }, 'takeBack'],
            target: 'refused',
          },
          { guard: 'isAnyWaiting', target: 'keeping', reenter: true },
          { target: 'kept', actions: 'forgetSent' },
        ],
        onError: { target: 'unanswered', actions: 'takeBack' },
      },
    },
    kept: {},
    unanswered: {
      tags: ['failed', 'retriable'],
      after: { betweenTries: 'keeping' },
      on: { 'keeping.asked': 'keeping' },
    },
    /** It has ended, or was sent in another tab: nothing more is handed in. */
    refused: { tags: 'failed', on: { 'answer.changed': {} } },
  },
})
