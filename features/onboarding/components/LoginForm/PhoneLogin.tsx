import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import { useSession } from '#platform/session/session.ts'
import { fillDraft, readDraft } from '#features/auth/index.ts'
import { sendLogInCode, verifyLogInCode } from '../../submissions/phone.ts'
import { usePhoneProof } from '../../usePhoneProof.ts'
import { PhoneProof } from '../PhoneProof/PhoneProof.tsx'

type PhoneLoginProps = {
  onLoggedIn: () => Promise<void>
  signUp: ReactNode
  onSignUp: () => void
}

/** A code to one's phone. A number without an account leads to the sign-up, with the number filled in. */
export function PhoneLogin({ onLoggedIn, signUp, onSignUp }: PhoneLoginProps) {
  const { signInWithCustomToken } = useSession()
  const actor = usePhoneProof({
    sendCode: sendLogInCode,
    verifyCode: (environment, code) => verifyLogInCode(environment, code, signInWithCustomToken),
    onProven: () => void onLoggedIn(),
  })
  const problem = useSelector(actor, ({ context }) => context.problem)
  const isUnknown =
    problem !== null &&
    !(problem instanceof Error) &&
    problem.__typename === 'AuthorityShouldBeSignUpError'
  const leave = useEffectEvent(() => {
    fillDraft('terms', { method: 'PHONE', phone: readDraft('phone').phone ?? '' })
    onSignUp()
  })
  useEffect(() => {
    if (isUnknown) leave()
  }, [isUnknown])
  return <PhoneProof actor={actor} secondary={signUp} />
}
