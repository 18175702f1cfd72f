import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { ShownError } from '#features/errors/index.ts'
import type { Contact, Outcome, SignUpStage, Submission } from './onboarding.ts'

type OnboardingEvent = Submission | { type: 'phone.proven' }

export type OnboardingContext = {
  place: SignUpStage
  /** What was wrong with what was handed in last. */
  problem: ShownError | null
  /** Proven by the code, and so told in full: it fills the log-in form. */
  contact: Contact | null
  /** The server asked for a guardian's consent: the question is shown from then on. */
  isGuardianNeeded: boolean
}

const submissions = [
  'terms.submitted',
  'code.submitted',
  'code.requested',
  'password.submitted',
  'profile.submitted',
  'referralCode.submitted',
  'referralCode.skipped',
  'phone.skipped',
] as const satisfies readonly Submission['type'][]

const machine = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    input: {} as { place: SignUpStage },
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    submit: fromPromise<Outcome, Submission>(() =>
      Promise.reject(new Error('submit is not filled')),
    ),
  },
  guards: {
    isAt: ({ context }, place: SignUpStage) => context.place === place,
    isRefused: (_, { kind }: Outcome) => kind === 'refused',
  },
  actions: {
    noteOutcome: assign(({ context }, outcome: Outcome) =>
      outcome.kind === 'moved'
        ? { place: outcome.place, contact: outcome.contact ?? null }
        : {
            problem: outcome.error,
            isGuardianNeeded: context.isGuardianNeeded || asksForGuardian(outcome.error),
          },
    ),
    noteFault: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error : new Error(String(error)),
    })),
    noteEnd: assign({ place: 'DONE' }),
    forgetProblem: assign({ problem: null }),
  },
})

/** The same in every step: hand it in, then stay with what was wrong, or go where the server says. */
const sending = machine.createStateConfig({
  tags: 'busy',
  entry: 'forgetProblem',
  invoke: {
    src: 'submit',
    input: ({ event }) => {
      assertEvent(event, [...submissions])
      return event
    },
    onDone: [
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'editing',
        actions: { type: 'noteOutcome', params: ({ event }) => event.output },
      },
      {
        target: '#onboarding.placing',
        actions: { type: 'noteOutcome', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'editing', actions: { type: 'noteFault', params: ({ event }) => event } },
  },
})

/**
 * The steps of a sign-up. It starts from the server's row and goes where the server says; it keeps no
 * secret, and nothing that Relay holds. Its one slot hands the forms in.
 */
export const onboardingMachine = machine.createMachine({
  id: 'onboarding',
  context: ({ input }) => ({
    place: input.place,
    problem: null,
    contact: null,
    isGuardianNeeded: false,
  }),
  initial: 'placing',
  states: {
    /** Finds the first step that is not done. */
    placing: {
      always: [
        { guard: { type: 'isAt', params: 'CONFIRMATION_CODE' }, target: 'enteringCode' },
        { guard: { type: 'isAt', params: 'PASSWORD' }, target: 'choosingPassword' },
        { guard: { type: 'isAt', params: 'PROFILE_SETTING' }, target: 'settingProfile' },
        { guard: { type: 'isAt', params: 'REFERRAL_CODE' }, target: 'enteringReferralCode' },
        { guard: { type: 'isAt', params: 'SMS' }, target: 'provingPhone' },
        { guard: { type: 'isAt', params: 'DONE' }, target: 'done' },
        { guard: { type: 'isAt', params: 'LOG_IN' }, target: 'loggingIn' },
        { guard: { type: 'isAt', params: 'TOO_YOUNG' }, target: 'tooYoung' },
        { target: 'agreeingToTerms' },
      ],
    },
    agreeingToTerms: {
      initial: 'editing',
      states: {
        editing: { tags: 'editable', on: { 'terms.submitted': 'sending' } },
        sending,
      },
    },
    enteringCode: {
      initial: 'editing',
      states: {
        editing: {
          tags: 'editable',
          on: { 'code.submitted': 'sending', 'code.requested': 'sending' },
        },
        sending,
      },
    },
    choosingPassword: {
      initial: 'editing',
      states: {
        editing: { tags: 'editable', on: { 'password.submitted': 'sending' } },
        sending,
      },
    },
    settingProfile: {
      initial: 'editing',
      states: {
        editing: { tags: 'editable', on: { 'profile.submitted': 'sending' } },
        sending,
      },
    },
    enteringReferralCode: {
      initial: 'editing',
      states: {
        editing: {
          tags: 'editable',
          on: { 'referralCode.submitted': 'sending', 'referralCode.skipped': 'sending' },
        },
        sending,
      },
    },
    provingPhone: {
      on: { 'phone.proven': { target: 'done', actions: 'noteEnd' } },
      initial: 'editing',
      states: {
        editing: { tags: 'editable', on: { 'phone.skipped': 'sending' } },
        sending,
      },
    },
    /** The contact has an account: told only now, where the code has proven whose it is. */
    loggingIn: {},
    /** Nothing of them is kept, and no way leads on from here. */
    tooYoung: {},
    done: {},
  },
})

function asksForGuardian(error: ShownError): boolean {
  return !(error instanceof Error) && error.__typename === 'GuardianConsentRequiredError'
}
