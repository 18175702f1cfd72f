import { useActorRef } from '@xstate/react'
import { useRelayEnvironment } from 'react-relay'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { useSession } from '#platform/session/session.ts'
import { fillDraft, forgetDrafts } from '#features/auth/index.ts'
import type { Outcome, SignUpStage } from './machines/onboarding.ts'
import { onboardingMachine } from './machines/onboardingMachine.ts'
import { submit } from './submissions/submit.ts'

export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>

/** The sign-up from where it stands, its slot filled by the gateway and the session. */
export function useOnboarding(place: SignUpStage): OnboardingActor {
  const environment = useRelayEnvironment()
  const session = useSession()
  return useActorRef(
    onboardingMachine.provide({
      actors: {
        submit: fromPromise(async ({ input }) => {
          const outcome = await submit(input, { environment, session })
          tidyDrafts(outcome)
          return outcome
        }),
      },
    }),
    { input: { place } },
  )
}

/** What was typed goes where it is of use, and nowhere after it. */
function tidyDrafts(outcome: Outcome): void {
  if (outcome.kind === 'refused') return
  const { place, contact } = outcome
  if (place === 'TOO_YOUNG' || place === 'DONE' || place === 'LOG_IN') forgetDrafts()
  if (contact?.kind === 'EMAIL') fillDraft('login', { method: 'EMAIL', email: contact.value })
  if (contact?.kind === 'PHONE') {
    fillDraft('login', { method: 'PHONE' })
    fillDraft('phone', { phone: contact.value.replace(/^\+81/, '0') })
  }
  if (contact) fillDraft('login', { isKnown: true })
}
