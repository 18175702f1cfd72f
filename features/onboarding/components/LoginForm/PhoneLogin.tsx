import type { ReactNode } from 'react'
import type { ShownError } from '#features/errors/index.ts'
import { fillDraft, readDraft } from '#platform/form/draft.ts'
import { useSession } from '#platform/session/session.ts'
import { sendLogInCode, verifyLogInCode } from '../../submissions/phone.ts'
import { termsDraft } from '../AgreeTermsForm/termsSchema.ts'
import { PhoneProof } from '../PhoneProof/PhoneProof.tsx'
import { phoneDraft } from '../PhoneProof/phoneSchema.ts'

type PhoneLoginProps = {
  onLoggedIn: () => Promise<void>
  signUp: ReactNode
  onSignUp: () => void
}

/** A code to one's phone. A number without an account leads to the sign-up, with the number filled in. */
export function PhoneLogin({ onLoggedIn, signUp, onSignUp }: PhoneLoginProps) {
  const { signInWithCustomToken } = useSession()
  const leave = (error: ShownError) => {
    if (error instanceof Error || error.__typename !== 'AuthorityShouldBeSignUpError') return
    const { phoneNumber: phone = '' } = readDraft(phoneDraft)
    fillDraft(termsDraft, { contact: { kind: 'PHONE', email: '', phone } })
    onSignUp()
  }
  return (
    <PhoneProof
      sendCode={sendLogInCode}
      verifyCode={(environment, code) => verifyLogInCode(environment, code, signInWithCustomToken)}
      onProven={() => void onLoggedIn()}
      onRefused={leave}
      secondary={signUp}
    />
  )
}
