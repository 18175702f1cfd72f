import { useIntl, type IntlShape } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { SignUpStage } from '../../signUp.ts'
import type ja from '../../messages/ja.ts'
import { pathOf, stepPaths, steps } from '../../steps.ts'
import type { Onboarding } from '../../useOnboarding.ts'
import { StepFrame } from '#features/auth/index.ts'
import { Step } from './Step.tsx'
import type { OnboardingFlow_signUp$key } from './__generated__/OnboardingFlow_signUp.graphql.ts'
import type { OnboardingFlow_tenant$key } from './__generated__/OnboardingFlow_tenant.graphql.ts'
import type { OnboardingFlow_viewer$key } from './__generated__/OnboardingFlow_viewer.graphql.ts'

type OnboardingFlowProps = {
  onboarding: Onboarding
  tenant: OnboardingFlow_tenant$key
  viewer: OnboardingFlow_viewer$key
}

/** The sign-up at the step where it stands. */
export function OnboardingFlow({
  onboarding,
  tenant: tenantKey,
  viewer: viewerKey,
}: OnboardingFlowProps) {
  const tenant = useFragment(
    graphql`
      fragment OnboardingFlow_tenant on Tenant @throwOnFieldError {
        name
        ...Step_tenant
      }
    `,
    tenantKey,
  )
  const viewer = useFragment(
    graphql`
      fragment OnboardingFlow_viewer on Viewer @throwOnFieldError {
        user {
          avatar {
            url
          }
        }
        signUp {
          ...OnboardingFlow_signUp
        }
      }
    `,
    viewerKey,
  )
  // Each step's answer brings these along, so that the next one is there at once.
  const signUp = useFragment<OnboardingFlow_signUp$key>(
    graphql`
      fragment OnboardingFlow_signUp on SignUp @throwOnFieldError {
        step
        hasAccount
        code {
          sentTo
        }
        ...Step_signUp
      }
    `,
    viewer.signUp ?? null,
  )
  const intl = useIntl()
  const { stage } = onboarding
  const words = wordsOf(stage, intl, signUp?.code?.sentTo ?? '')
  const current = steps.findIndex((step) => step === stage) + 1
  return (
    <StepFrame
      tenantName={tenant.name}
      {...words}
      progress={current > 0 ? { current, total: steps.length } : undefined}
    >
      <Step
        onboarding={onboarding}
        tenant={tenant}
        signUp={signUp ?? null}
        presentAvatarUrl={viewer.user?.avatar.url}
        changeContact={
          <Text size="small">
            <TextLink href={stepPaths.AGREE_TERMS}>
              {intl.formatMessage({ id: 'onboarding.code.changeContact' })}
            </TextLink>
          </Text>
        }
        logIn={
          <Text size="small" tone="muted">
            {intl.formatMessage({ id: 'onboarding.terms.haveAccount' })}{' '}
            <TextLink href={pathOf('LOG_IN')}>
              {intl.formatMessage({ id: 'onboarding.logIn' })}
            </TextLink>
          </Text>
        }
      />
    </StepFrame>
  )
}

function wordsOf(
  stage: SignUpStage,
  intl: IntlShape,
  contact: string,
): { heading: string; lead?: string } {
  const say = (id: keyof typeof ja, values?: { contact: string }) =>
    intl.formatMessage({ id }, values)
  switch (stage) {
    case 'CONFIRMATION_CODE':
      return {
        heading: say('onboarding.code.heading'),
        lead: say('onboarding.code.lead', { contact }),
      }
    case 'PASSWORD':
      return { heading: say('onboarding.password.heading'), lead: say('onboarding.password.lead') }
    case 'PROFILE_SETTING':
      return { heading: say('onboarding.profile.heading'), lead: say('onboarding.profile.lead') }
    case 'REFERRAL_CODE':
      return { heading: say('onboarding.referral.heading'), lead: say('onboarding.referral.lead') }
    case 'SMS':
      return { heading: say('onboarding.sms.heading'), lead: say('onboarding.sms.lead') }
    case 'TOO_YOUNG':
      return { heading: say('onboarding.tooYoung.heading') }
    case 'LOG_IN':
      return { heading: say('onboarding.login.heading'), lead: say('onboarding.login.known') }
    case 'DONE':
      return { heading: say('onboarding.done.heading'), lead: say('onboarding.done.lead') }
    case 'AGREE_TERMS':
      return { heading: say('onboarding.terms.heading'), lead: say('onboarding.terms.lead') }
  }
}
