import { assign, setup } from 'xstate'
import { sameOriginPath } from '#platform/routing/path.ts'
import type { LoginRequest, LoginStep } from '#platform/session/session.ts'

export type LoginModalEvent =
  | ({ type: 'login.requested' } & LoginRequest)
  | { type: 'step.chosen'; step: LoginStep; contact?: string }
  | { type: 'modal.closed' }

export type LoginModalContext = {
  step: LoginStep
  /** Where the fan goes afterwards; null stays here. */
  redirectPath: string | null
  joinCommunityId: string | null
  /** An address or number that is known already, to fill the form with. */
  contact: string
  /** Why the fan is asked once more, though signed in. */
  isRenewal: boolean
  /** Whether it was ever opened: its code is kept from then on. */
  isOnceOpened: boolean
}

const atRest = {
  step: 'signup',
  redirectPath: null,
  joinCommunityId: null,
  contact: '',
  isRenewal: false,
} as const

/** The modal in which a guest signs up or logs in. */
export const loginModalMachine = setup({
  types: { context: {} as LoginModalContext, events: {} as LoginModalEvent },
  actions: {
    noteRequest: assign((_, request: LoginRequest) => ({
      step: request.step ?? 'signup',
      redirectPath: sameOriginPath(request.redirectPath) ?? null,
      joinCommunityId: request.joinCommunityId ?? null,
      contact: request.contact ?? '',
      isRenewal: request.isRenewal ?? false,
      isOnceOpened: true,
    })),
    noteStep: assign((_, { step, contact }: { step: LoginStep; contact?: string }) => ({
      step,
      ...(contact === undefined ? {} : { contact }),
    })),
    forgetRequest: assign(atRest),
  },
}).createMachine({
  id: 'loginModal',
  context: { ...atRest, isOnceOpened: false },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'login.requested': {
          target: 'open',
          actions: { type: 'noteRequest', params: ({ event }) => event },
        },
      },
    },
    open: {
      exit: 'forgetRequest',
      on: {
        'step.chosen': { actions: { type: 'noteStep', params: ({ event }) => event } },
        'modal.closed': 'closed',
      },
    },
  },
})
