import { assign, fromPromise, setup } from 'xstate'
import type { ShownError } from '#features/errors/index.ts'

/** A code on its way, and to which number. Instants are ISO 8601. */
export type SentCode = { maskedPhoneNumber: string; resendableAt: string }

export type SendOutcome = { kind: 'refused'; error: ShownError } | ({ kind: 'sent' } & SentCode)
export type VerifyOutcome = { kind: 'refused'; error: ShownError } | { kind: 'proven' }

type PhoneProofEvent =
  | { type: 'number.submitted'; phoneNumber: string }
  | { type: 'number.changed' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.requested' }

export type PhoneProofContext = {
  phoneNumber: string
  sent: SentCode | null
  problem: ShownError | null
}

/** Proves a mobile number by a code: to log in with it, or to add it to a new account. */
export const phoneProofMachine = setup({
  types: {
    context: {} as PhoneProofContext,
    events: {} as PhoneProofEvent,
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    sendCode: fromPromise<SendOutcome, { phoneNumber: string }>(() =>
      Promise.reject(new Error('sendCode is not filled')),
    ),
    verifyCode: fromPromise<VerifyOutcome, { code: string }>(() =>
      Promise.reject(new Error('verifyCode is not filled')),
    ),
  },
  guards: {
    isSent: (_, { kind }: SendOutcome) => kind === 'sent',
    isProven: (_, { kind }: VerifyOutcome) => kind === 'proven',
    wasSent: ({ context }) => context.sent !== null,
  },
  actions: {
    noteNumber: assign((_, { phoneNumber }: { phoneNumber: string }) => ({ phoneNumber })),
    noteSent: assign((_, outcome: SendOutcome) =>
      outcome.kind === 'sent' ? { sent: outcome } : {},
    ),
    noteProblem: assign((_, outcome: SendOutcome | VerifyOutcome) =>
      outcome.kind === 'refused' ? { problem: outcome.error } : {},
    ),
    noteFault: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error : new Error(String(error)),
    })),
    forgetProblem: assign({ problem: null }),
    forgetSent: assign({ sent: null, problem: null }),
  },
}).createMachine({
  id: 'phoneProof',
  context: { phoneNumber: '', sent: null, problem: null },
  initial: 'enteringNumber',
  states: {
    enteringNumber: {
      tags: 'editable',
      on: {
        'number.submitted': {
          target: 'sendingCode',
          actions: { type: 'noteNumber', params: ({ event }) => event },
        },
      },
    },
    sendingCode: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ phoneNumber: context.phoneNumber }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'enteringCode',
            actions: { type: 'noteSent', params: ({ event }) => event.output },
          },
          // A code that could not be sent leaves the fan where they asked for it.
          {
            guard: 'wasSent',
            target: 'enteringCode',
            actions: { type: 'noteProblem', params: ({ event }) => event.output },
          },
          {
            target: 'enteringNumber',
            actions: { type: 'noteProblem', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: 'wasSent',
            target: 'enteringCode',
            actions: { type: 'noteFault', params: ({ event }) => event },
          },
          {
            target: 'enteringNumber',
            actions: { type: 'noteFault', params: ({ event }) => event },
          },
        ],
      },
    },
    enteringCode: {
      tags: 'editable',
      on: {
        'code.submitted': 'checkingCode',
        'code.requested': 'sendingCode',
        'number.changed': { target: 'enteringNumber', actions: 'forgetSent' },
      },
    },
    checkingCode: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'verifyCode',
        input: ({ event }) => ({ code: event.type === 'code.submitted' ? event.code : '' }),
        onDone: [
          { guard: { type: 'isProven', params: ({ event }) => event.output }, target: 'proven' },
          {
            target: 'enteringCode',
            actions: { type: 'noteProblem', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'enteringCode',
          actions: { type: 'noteFault', params: ({ event }) => event },
        },
      },
    },
    proven: {},
  },
})
