import { assign, fromPromise, setup } from 'xstate'
import { isSame } from './isSame.ts'
import type { UserError } from './userError.ts'

/** What came of handing something in. Where nothing is known of it, the actor rejects instead. */
export type SubmissionAnswer =
  | { kind: 'done'; success: unknown }
  | { kind: 'refused'; error: UserError }
  | { kind: 'logInNeeded' }

/** What is handed in, and the idempotency key under which it may be handed in again. */
export type Sending = { input: unknown; key: string }

export type SubmissionEvent =
  | { type: 'submission.submitted'; input: unknown; key: string }
  /** Once more the same, under the same key. */
  | { type: 'submission.retried' }

export type SubmissionContext = {
  /** Kept only until the server has answered: it may hold a secret. */
  sending: Sending | null
  /** Why it failed last. */
  error: UserError | Error | null
}

/**
 * Anything that is handed in: sent, refused with a reason, or without an answer. What got no answer may have
 * arrived, and so is sent again under its key; what was refused or done is over, and the next is a new act.
 */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    tags: {} as 'busy' | 'editable' | 'failed' | 'retriable',
  },
  actors: {
    send: fromPromise<SubmissionAnswer, Sending>(() =>
      Promise.reject(new Error('send is not filled')),
    ),
    /** Answers whether the fan is logged in now; false where they come back by a new page, or not at all. */
    askForLogIn: fromPromise<boolean, Sending>(() =>
      Promise.reject(new Error('askForLogIn is not filled')),
    ),
  },
  actions: {
    /** What a hook does with a success. */
    tellSuccess: (_, _told: { success: unknown }) => {},
    /** What a hook does with a failure. */
    tellFailure: (_, _told: { error: UserError | Error }) => {},
    noteSending: assign(({ context }, { input, key }: Sending) => ({
      sending:
        context.sending && isSame(context.sending.input, input) ? context.sending : { input, key },
    })),
    noteError: assign((_, { error }: { error: UserError | Error }) => ({ error })),
    forgetError: assign({ error: null }),
    forgetSending: assign({ sending: null }),
  },
  guards: {
    isRefused: (_, { kind }: SubmissionAnswer) => kind === 'refused',
    isLogInNeeded: (_, { kind }: SubmissionAnswer) => kind === 'logInNeeded',
    isLoggedIn: (_, isLoggedIn: boolean) => isLoggedIn,
  },
}).createMachine({
  id: 'submission',
  // What a fan sees of it is the form that submits.
  meta: { isHeadless: true },
  context: { sending: null, error: null },
  initial: 'idle',
  states: {
    idle: { tags: 'editable', entry: 'forgetSending' },
    sending: {
      tags: 'busy',
      entry: 'forgetError',
      on: { 'submission.submitted': {} },
      invoke: {
        src: 'send',
        input: ({ context }) => sendingOf(context),
        onDone: [
          {
            guard: { type: 'isLogInNeeded', params: ({ event }) => event.output },
            target: 'askingForLogIn',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: [
              { type: 'noteError', params: ({ event }) => refusalOf(event.output) },
              { type: 'tellFailure', params: ({ event }) => refusalOf(event.output) },
            ],
          },
          {
            target: 'done',
            actions: { type: 'tellSuccess', params: ({ event }) => successOf(event.output) },
          },
        ],
        onError: {
          target: 'unanswered',
          actions: [
            { type: 'noteError', params: ({ event }) => faultOf(event.error) },
            { type: 'tellFailure', params: ({ event }) => faultOf(event.error) },
          ],
        },
      },
    },
    askingForLogIn: {
      on: { 'submission.submitted': {} },
      invoke: {
        src: 'askForLogIn',
        input: ({ context }) => sendingOf(context),
        onDone: [
          { guard: { type: 'isLoggedIn', params: ({ event }) => event.output }, target: 'sending' },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    refused: { tags: ['editable', 'failed'], entry: 'forgetSending' },
    unanswered: {
      tags: ['editable', 'failed', 'retriable'],
      on: { 'submission.retried': 'sending' },
    },
    done: { tags: 'editable', entry: 'forgetSending' },
  },
  on: {
    'submission.submitted': {
      target: '.sending',
      actions: { type: 'noteSending', params: ({ event }) => event },
    },
  },
})

function sendingOf({ sending }: SubmissionContext): Sending {
  if (!sending) throw new Error('nothing is being handed in')
  return sending
}

const refusalOf = (answer: SubmissionAnswer) => {
  if (answer.kind !== 'refused') throw new Error('nothing was refused')
  return { error: answer.error }
}

const successOf = (answer: SubmissionAnswer) => ({
  success: answer.kind === 'done' ? answer.success : undefined,
})

const faultOf = (error: unknown) => ({
  error: error instanceof Error ? error : new Error(String(error)),
})
