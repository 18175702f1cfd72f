import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { loginDraft } from '#features/auth/index.ts'
import type { ShownError } from '#features/errors/index.ts'
import { fillDraft, forgetDrafts } from '#platform/form/draft.ts'
import { useSession } from '#platform/session/session.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'
import { phoneDraft } from './components/PhoneProof/phoneSchema.ts'
import type { Moved, SignUpStage, Submission } from './signUp.ts'
import { submit } from './submissions/submit.ts'

/** The sign-up as a page or the modal shows it. */
export type Onboarding = {
  /** The page's, until an answer has led on. */
  stage: SignUpStage
  /** What was wrong with what was handed in last. */
  problem: ShownError | null
  isBusy: boolean
  /** Hands in again what got no answer. */
  retry: () => void
  /** The server asked for a guardian's consent: the question is shown from then on. */
  isGuardianNeeded: boolean
  submit: (submission: Submission) => void
  /** The phone's own mutations have finished the last step. */
  onPhoneProven: () => void
}

/** The sign-up at the stage where a page begins: each answer of the server says where it leads. */
export function useOnboarding(begun: SignUpStage): Onboarding {
  const environment = useRelayEnvironment()
  const session = useSession()
  const [next, setNext] = useState<SignUpStage | null>(null)
  const [isGuardianNeeded, setIsGuardianNeeded] = useState(false)
  const attempt = useAttempt({
    send: (submission: Submission) => submit(submission, { environment, session }),
    onDone: (moved) => {
      tidyDrafts(moved)
      setNext(moved.stage)
    },
    onFailed: (error) => {
      if (asksForGuardian(error)) setIsGuardianNeeded(true)
    },
  })
  return {
    stage: next ?? begun,
    problem: attempt.error,
    isBusy: attempt.isPending,
    retry: attempt.retry,
    isGuardianNeeded,
    submit: (submission) => attempt.submit(submission),
    onPhoneProven: () => setNext('DONE'),
  }
}

function asksForGuardian(error: ShownError): boolean {
  return !(error instanceof Error) && error.__typename === 'GuardianConsentRequiredError'
}

/** What was typed goes where it is of use, and nowhere after it. */
function tidyDrafts({ stage, contact }: Moved): void {
  if (stage === 'TOO_YOUNG' || stage === 'DONE' || stage === 'LOG_IN') forgetDrafts('signUp:')
  if (contact?.kind === 'EMAIL') fillDraft(loginDraft, { method: 'EMAIL', email: contact.value })
  if (contact?.kind === 'PHONE') {
    fillDraft(loginDraft, { method: 'PHONE' })
    fillDraft(phoneDraft, { phoneNumber: contact.value.replace(/^\+81/, '0') })
  }
  if (contact) fillDraft(loginDraft, { isKnown: true })
}
