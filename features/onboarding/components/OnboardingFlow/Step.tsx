import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Onboarding } from '../../useOnboarding.ts'
import { AgreeTermsForm } from '../AgreeTermsForm/AgreeTermsForm.tsx'
import { CodeForm } from '../CodeForm/CodeForm.tsx'
import { PasswordForm } from '../PasswordForm/PasswordForm.tsx'
import { PhoneStep } from '../PhoneStep/PhoneStep.tsx'
import { ProfileForm } from '../ProfileForm/ProfileForm.tsx'
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
        ...ProfileForm_tenant
      }
    `,
    props.tenant,
  )
  const signUp = useFragment(
    graphql`
      fragment Step_signUp on SignUp @throwOnFieldError {
        contactKind
        code {
          resendableAt
        }
      }
    `,
    props.signUp,
  )
  const { stage, problem, isBusy, isGuardianNeeded, submit } = onboarding
  const form = { problem, isBusy }
  switch (stage) {
    case 'CONFIRMATION_CODE':
      return (
        <CodeForm
          {...form}
          contactKind={signUp?.contactKind ?? 'EMAIL'}
          resendableAt={signUp?.code?.resendableAt}
          onSubmit={(code) => submit({ type: 'code.submitted', code })}
          onResend={() => submit({ type: 'code.requested' })}
          other={changeContact}
        />
      )
    case 'PASSWORD':
      return (
        <PasswordForm
          {...form}
          onSubmit={(password) => submit({ type: 'password.submitted', password })}
        />
      )
    case 'PROFILE_SETTING':
      return (
        <ProfileForm
          {...form}
          tenant={tenant}
          presentAvatarUrl={props.presentAvatarUrl}
          onSubmit={(values) => submit({ type: 'profile.submitted', form: values })}
        />
      )
    case 'REFERRAL_CODE':
      return (
        <ReferralCodeForm
          {...form}
          onSubmit={(code) => submit({ type: 'referralCode.submitted', code })}
          onSkip={() => submit({ type: 'referralCode.skipped' })}
        />
      )
    case 'SMS':
      return <PhoneStep onboarding={onboarding} />
    case 'TOO_YOUNG':
      return <TooYoung />
    case 'LOG_IN':
    case 'DONE':
      // The next page is on its way.
      return null
    case 'AGREE_TERMS':
      return (
        <AgreeTermsForm
          {...form}
          tenant={tenant}
          isGuardianNeeded={isGuardianNeeded}
          logIn={logIn}
          onSubmit={(values) => submit({ type: 'terms.submitted', form: values })}
        />
      )
  }
}
