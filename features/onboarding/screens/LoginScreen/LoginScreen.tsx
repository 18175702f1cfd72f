import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { Redirect } from '#platform/routing/Redirect.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { LoginForm } from '../../components/LoginForm/LoginForm.tsx'
import { StepFrame, StepScreen } from '#features/auth/index.ts'
import { stepPaths } from '../../steps.ts'
import { useArrive } from '../../useArrive.ts'
import type { LoginScreenQuery } from './__generated__/LoginScreenQuery.graphql.ts'

/** `/onboarding/login`. Whoever is signed in goes home. */
export function Screen(props: ScreenProps<LoginScreenQuery>) {
  const intl = useIntl()
  return (
    <StepScreen heading={intl.formatMessage({ id: 'onboarding.login.heading' })}>
      <Login {...props} />
    </StepScreen>
  )
}

function Login({ queryRef }: ScreenProps<LoginScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<LoginScreenQuery>(
    graphql`
      query LoginScreenQuery @throwOnFieldError {
        tenant {
          name
        }
        viewer {
          user {
            id
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const arrive = useArrive()
  if (viewer.user) return <Redirect to="/" />
  return (
    <StepFrame
      tenantName={tenant.name}
      heading={intl.formatMessage({ id: 'onboarding.login.heading' })}
    >
      <PageHead
        title={`${intl.formatMessage({ id: 'onboarding.login.title' })} - ${tenant.name}`}
        robots="noindex"
      />
      <LoginForm
        onLoggedIn={arrive}
        onSignUp={() => void navigate(stepPaths.AGREE_TERMS)}
        signUp={
          <Text size="small" tone="muted">
            {intl.formatMessage({ id: 'onboarding.login.noAccount' })}{' '}
            <TextLink href={stepPaths.AGREE_TERMS}>
              {intl.formatMessage({ id: 'onboarding.login.signUp' })}
            </TextLink>
          </Text>
        }
      />
    </StepFrame>
  )
}
