import { assign, fromPromise, setup } from 'xstate'

type PasswordResetEvent =
  | { type: 'email.submitted'; email: string }
  | { type: 'email.changed' }
  | { type: 'password.submitted'; password: string }

export type PasswordResetContext = {
  /** The code of a mailed link; null where a link is asked for. */
  code: string | null
  /** Whose password it is. */
  email: string
  /** What was thrown last. */
  fault: unknown
}

/** A forgotten password: a mail with a link, and behind the link a new one. */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as { code: string | null },
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    sendMail: fromPromise<void, { email: string }>(() =>
      Promise.reject(new Error('sendMail is not filled')),
    ),
    checkLink: fromPromise<{ email: string }, { code: string }>(() =>
      Promise.reject(new Error('checkLink is not filled')),
    ),
    savePassword: fromPromise<void, { code: string; password: string }>(() =>
      Promise.reject(new Error('savePassword is not filled')),
    ),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isDeadLink: (_, { error }: { error: unknown }) =>
      error instanceof Error && 'code' in error && error.code === 'dead-link',
  },
  actions: {
    noteEmail: assign((_, { email }: { email: string }) => ({ email })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: error })),
    forgetFault: assign({ fault: null }),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({ code: input.code, email: '', fault: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'hasCode', target: 'checkingLink' }, { target: 'enteringEmail' }],
    },
    enteringEmail: {
      tags: 'editable',
      on: {
        'email.submitted': {
          target: 'sendingMail',
          actions: { type: 'noteEmail', params: ({ event }) => event },
        },
      },
    },
    sendingMail: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        src: 'sendMail',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'mailSent',
        onError: {
          target: 'enteringEmail',
          actions: { type: 'noteFault', params: ({ event }) => event },
        },
      },
    },
    /** The same whether or not the address is registered. */
    mailSent: { on: { 'email.changed': 'enteringEmail' } },
    /** Asks whose link it is; that does not use it up, so that a mail scanner may open it. */
    checkingLink: {
      tags: 'busy',
      invoke: {
        src: 'checkLink',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: {
          target: 'enteringPassword',
          actions: { type: 'noteEmail', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isDeadLink', params: ({ event }) => event }, target: 'linkDead' },
          // What cannot be asked now is found out when the password is saved.
          { target: 'enteringPassword' },
        ],
      },
    },
    enteringPassword: { tags: 'editable', on: { 'password.submitted': 'savingPassword' } },
    savingPassword: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        src: 'savePassword',
        input: ({ context, event }) => ({
          code: context.code ?? '',
          password: event.type === 'password.submitted' ? event.password : '',
        }),
        onDone: 'passwordChanged',
        onError: [
          { guard: { type: 'isDeadLink', params: ({ event }) => event }, target: 'linkDead' },
          {
            target: 'enteringPassword',
            actions: { type: 'noteFault', params: ({ event }) => event },
          },
        ],
      },
    },
    passwordChanged: {},
    linkDead: {},
  },
})
