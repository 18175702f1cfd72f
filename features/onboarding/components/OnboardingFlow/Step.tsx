import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Submission } from '../../signUp.ts'
import type { Onboarding } from '../../useOnboarding.ts'
import { CodeForm } from '#features/auth/index.ts'
import { useStepWays } from '../../useStepWays.ts'
import { AgreeTermsForm } from '../AgreeTermsForm/AgreeTermsForm.tsx'
import { PasswordForm } from '../PasswordForm/PasswordForm.tsx'
import { PhoneStep } from '../PhoneStep/PhoneStep.tsx'
import { ProfileStep } from '../ProfileStep/ProfileStep.tsx'
import { ReferralCodeForm } from '../ReferralCodeForm/ReferralCodeForm.tsx'
import { TooYoung } from '../TooYoung/TooYoung.tsx'
import type { Step_signUp$key } from './__generated__/Step_signUp.graphql.ts'
import type { Step_tenant$key } from './__generated__/Step_tenant.graphql.ts'

type StepProps = {
  onboarding: Onboarding
  tenant: Step_tenant$key
  signUp: Step_signUp$key | null
  presentAvatarUrl?: string
  /** The ways aside, which differ between the page and the modal. */
  logIn: ReactNode
  changeContact: ReactNode
}

/** The form of the step at which the sign-up stands. */
export function Step(props: StepProps) {
  const { onboarding, logIn, changeContact } = props
  const tenant = useFragment(
    graphql`
      fragment Step_tenant on Tenant @throwOnFieldError {
        ...AgreeTermsForm_tenant
        ...ProfileStep_tenant
      }
    `,
    props.tenant,
  )
  const ways = useStepWays()
  const signUp = useFragment(
    graphql`
      fragment Step_signUp on SignUp @throwOnFieldError {
        contactKind
        code {
          sentTo
          resendableAt
        }
      }
    `,
    props.signUp,
  )
  const { stage, problem: error, isBusy: isPending, isGuardianNeeded, submit, retry } = onboarding
  const by = <Output,>(toSubmission: (output: Output) => Submission) => ({
    isPending,
    error,
    retry,
    submit: (output: Output) => submit(toSubmission(output)),
  })
  switch (stage) {
    case 'CONFIRMATION_CODE':
      return (
        <CodeForm
          contactKind={signUp?.contactKind ?? 'EMAIL'}
          resendableAt={signUp?.code?.resendableAt}
          submission={by(({ code }) => ({ type: 'code.submitted', code }))}
          onResend={() => submit({ type: 'code.requested' })}
          ways={ways}
          other={changeContact}
        />
      )
    case 'PASSWORD':
      return (
        <PasswordForm
          submission={by(({ password }) => ({ type: 'password.submitted', password }))}
        />
      )
    case 'PROFILE_SETTING':
      return (
        <ProfileStep
          tenant={tenant}
          presentAvatarUrl={props.presentAvatarUrl}
          submission={by((form) => ({ type: 'profile.submitted', form }))}
        />
      )
    case 'REFERRAL_CODE':
      return (
        <ReferralCodeForm
          submission={by(({ code }) => ({ type: 'referralCode.submitted', code }))}
          onSkip={() => submit({ type: 'referralCode.skipped' })}
        />
      )
    case 'SMS':
      return <PhoneStep onboarding={onboarding} code={signUp?.code ?? null} />
    case 'TOO_YOUNG':
      return <TooYoung />
    case 'LOG_IN':
    case 'DONE':
      // The next page is on its way.
      return null
    case 'AGREE_TERMS':
      return (
        <AgreeTermsForm
          tenant={tenant}
          isGuardianNeeded={isGuardianNeeded}
          logIn={logIn}
          submission={by((form) => ({ type: 'terms.submitted', form }))}
        />
      )
  }
}
