import { assign, fromPromise, setup } from 'xstate'

/** How long a token is still good, in milliseconds. */
export type TokenLife = { lifeMs: number }

export type AuthEvent =
  | { type: 'user.found'; userId: string; lifeMs: number }
  | { type: 'user.missing' }
  | { type: 'viewer.blocked' }
  | { type: 'logout.requested' }
  /** The gateway answered a call with 401; `isRenewed` where the call had been sent with a new token already. */
  | { type: 'token.refused'; isRenewed: boolean }
  /** The provider wants to see the password again before a sensitive act. */
  | { type: 'login.required' }
  | { type: 'login.renewed' }
  | { type: 'login.abandoned' }

type AuthContext = { userId: string | null; lifeMs: number; failures: number }

/** A token is refreshed 5 minutes before it ends. */
const refreshAheadMs = 5 * 60_000
/** However long a token is said to be good: never refreshed in a tight loop. */
const shortestFreshMs = 30_000
/** After a failure 30 s, doubling, at most 960 s. */
const firstBackOffMs = 30_000
const longestBackOffMs = 960_000

/**
 * Who is signed in. It knows no SDK and no clock: whoever watches the provider sends `user.found` and
 * `user.missing`, and two slots refresh the token and end the sign-in.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent },
  actors: {
    refreshToken: fromPromise<TokenLife>(() =>
      Promise.reject(new Error('refreshToken is not filled')),
    ),
    endSignIn: fromPromise<void>(() => Promise.reject(new Error('endSignIn is not filled'))),
  },
  guards: {
    isTokenRenewed: (_, { isRenewed }: { isRenewed: boolean }) => isRenewed,
  },
  delays: {
    beforeExpiry: ({ context }) => Math.max(context.lifeMs - refreshAheadMs, shortestFreshMs),
    backOff: ({ context }) =>
      Math.min(firstBackOffMs * 2 ** (context.failures - 1), longestBackOffMs),
  },
  actions: {
    noteUser: assign((_, { userId, lifeMs }: { userId: string; lifeMs: number }) => ({
      userId,
      lifeMs,
      failures: 0,
    })),
    noteLife: assign((_, { lifeMs }: TokenLife) => ({ lifeMs, failures: 0 })),
    noteFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetUser: assign({ userId: null, lifeMs: 0, failures: 0 }),
  },
}).createMachine({
  id: 'auth',
  // What a fan sees of it is the session's status: guest, signed in, or not known yet.
  meta: { isHeadless: true },
  context: { userId: null, lifeMs: 0, failures: 0 },
  initial: 'pending',
  on: { 'viewer.blocked': '.blocked' },
  states: {
    pending: {
      initial: 'lookingForUser',
      on: {
        'user.found': {
          target: 'loggedIn',
          actions: { type: 'noteUser', params: ({ event }) => event },
        },
      },
      states: {
        lookingForUser: { on: { 'user.missing': '#auth.notLoggedIn' } },
        leaving: {
          // What the provider says while a sign-in ends is old news.
          on: { 'user.found': {} },
          invoke: { src: 'endSignIn', onDone: '#auth.notLoggedIn', onError: '#auth.notLoggedIn' },
          exit: 'forgetUser',
        },
      },
    },
    notLoggedIn: {
      on: {
        'user.found': {
          target: 'loggedIn',
          actions: { type: 'noteUser', params: ({ event }) => event },
        },
      },
    },
    loggedIn: {
      initial: 'fresh',
      on: {
        'user.found': {
          target: '.fresh',
          reenter: true,
          actions: { type: 'noteUser', params: ({ event }) => event },
        },
        'user.missing': 'pending.leaving',
        'logout.requested': 'pending.leaving',
        // Twice for the same call: several calls may come back with an old token's 401 at once.
        'token.refused': [
          {
            guard: { type: 'isTokenRenewed', params: ({ event }) => event },
            target: 'pending.leaving',
          },
          { target: '.refreshing' },
        ],
        'login.required': '.reauthenticating',
      },
      states: {
        fresh: { after: { beforeExpiry: 'refreshing' } },
        refreshing: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'refreshToken',
                onDone: {
                  target: '#auth.loggedIn.fresh',
                  actions: { type: 'noteLife', params: ({ event }) => event.output },
                },
                onError: { target: 'backingOff', actions: 'noteFailure' },
              },
            },
            // The token may still be used until 30 s before its end: the provider sees to that.
            backingOff: { after: { backOff: 'asking' } },
          },
        },
        reauthenticating: {
          on: {
            'user.found': { actions: { type: 'noteUser', params: ({ event }) => event } },
            'login.renewed': 'fresh',
            'login.abandoned': 'fresh',
          },
        },
      },
    },
    blocked: { entry: 'forgetUser' },
  },
})
