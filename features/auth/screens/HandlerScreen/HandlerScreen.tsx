import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#addresses/auth.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { Redirect } from '#platform/routing/Redirect.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { StepFrame } from '../../components/StepFrame/StepFrame.tsx'
import { StepScreen } from '../../components/StepFrame/StepScreen.tsx'
import type { HandlerScreenQuery } from './__generated__/HandlerScreenQuery.graphql.ts'

/** `/auth/handler`: where the links in mails lead. It sends on to the screen that the link is for. */
export function Screen(props: ScreenProps<HandlerScreenQuery>) {
  const intl = useIntl()
  return (
    <StepScreen heading={intl.formatMessage({ id: 'auth.handler.title' })}>
      <Handler {...props} />
    </StepScreen>
  )
}

function Handler({ queryRef }: ScreenProps<HandlerScreenQuery>) {
  const { tenant } = usePreloadedQuery<HandlerScreenQuery>(
    graphql`
      query HandlerScreenQuery @throwOnFieldError {
        tenant {
          name
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const [search] = useSearchParams()
  const code = search.get('oobCode')
  if (search.get('mode') === 'resetPassword' && code)
    return <Redirect to={`${paths.passwordReset()}?${new URLSearchParams({ oobCode: code })}`} />
  return (
    <StepFrame
      tenantName={tenant.name}
      heading={intl.formatMessage({ id: 'auth.handler.heading' })}
      lead={intl.formatMessage({ id: 'auth.handler.body' })}
    >
      <PageHead
        title={`${intl.formatMessage({ id: 'auth.handler.title' })} - ${tenant.name}`}
        robots="noindex"
      />
      <Stack gap={3}>
        <ButtonLink href={paths.passwordReset()} size="large" isFullWidth>
          {intl.formatMessage({ id: 'auth.handler.reset' })}
        </ButtonLink>
        <ButtonLink href="/" tone="neutral" emphasis="quiet" size="large" isFullWidth>
          {intl.formatMessage({ id: 'auth.handler.home' })}
        </ButtonLink>
      </Stack>
    </StepFrame>
  )
}
