import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { Button } from '#design-system/button/Button.tsx'
import type { loginModalMachine } from '../../machines/loginModalMachine.ts'
import { pathOf } from '../../steps.ts'
import { useArrive } from '../../useArrive.ts'
import { useOnboarding } from '../../useOnboarding.ts'
import { LoginForm } from '../LoginForm/LoginForm.tsx'
import { Step } from '../OnboardingFlow/Step.tsx'
import type {
  LoginModalContentQuery,
  LoginModalContentQuery$data,
} from './__generated__/LoginModalContentQuery.graphql.ts'

type LoginModalContentProps = {
  actor: ActorRefFrom<typeof loginModalMachine>
  onClose: (isSignedIn: boolean) => void
}

/** The modal's step: the same forms as the pages. */
export function LoginModalContent({ actor, onClose }: LoginModalContentProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const arrive = useArrive()
  const step = useSelector(actor, ({ context }) => context.step)
  const data = useLazyLoadQuery<LoginModalContentQuery>(
    graphql`
      query LoginModalContentQuery @throwOnFieldError {
        tenant {
          ...Step_tenant
        }
        viewer {
          signUp {
            step
            hasAccount
            ...Step_signUp
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const isRenewal = useSelector(actor, ({ context }) => context.isRenewal)
  const goToStep = (path: string) => {
    onClose(false)
    void navigate(path)
  }
  const choose = (next: 'signup' | 'login', id: 'onboarding.logIn' | 'onboarding.login.signUp') => (
    <Button
      tone="neutral"
      emphasis="quiet"
      onClick={() => actor.send({ type: 'step.chosen', step: next })}
    >
      {intl.formatMessage({ id })}
    </Button>
  )
  return step === 'signup' ? (
    <SignUp data={data} logIn={choose('login', 'onboarding.logIn')} onMoved={goToStep} />
  ) : (
    <LoginForm
      isRenewal={isRenewal}
      signUp={isRenewal ? null : choose('signup', 'onboarding.login.signUp')}
      onSignUp={() => actor.send({ type: 'step.chosen', step: 'signup' })}
      onLoggedIn={async () => (isRenewal ? onClose(true) : arrive())}
    />
  )
}

type SignUpProps = {
  data: LoginModalContentQuery$data
  logIn: ReactNode
  onMoved: (path: string) => void
}

function SignUp({ data, logIn, onMoved }: SignUpProps) {
  const { tenant, viewer } = data
  const isBegun = viewer.signUp?.hasAccount === true
  const onboarding = useOnboarding(isBegun && viewer.signUp ? viewer.signUp.step : 'AGREE_TERMS')
  const { stage } = onboarding
  const move = useEffectEvent((path: string) => onMoved(path))
  // The steps after the first are pages.
  useEffect(() => {
    if (stage !== 'AGREE_TERMS' && stage !== 'TOO_YOUNG') move(pathOf(stage))
  }, [stage])
  return (
    <Step
      onboarding={onboarding}
      tenant={tenant}
      signUp={viewer.signUp ?? null}
      logIn={logIn}
      changeContact={null}
    />
  )
}
