import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { StepScreen } from '../../components/StepFrame/StepScreen.tsx'
import { PasswordReset } from '../../components/PasswordReset/PasswordReset.tsx'
import type { PasswordResetScreenQuery } from './__generated__/PasswordResetScreenQuery.graphql.ts'

/** `/password-reset`: asks for a mail; with a link's `oobCode`, for the new password. */
export function Screen(props: ScreenProps<PasswordResetScreenQuery>) {
  const intl = useIntl()
  return (
    <StepScreen heading={intl.formatMessage({ id: 'auth.reset.title' })}>
      <PasswordResetFlow {...props} />
    </StepScreen>
  )
}

function PasswordResetFlow({ queryRef }: ScreenProps<PasswordResetScreenQuery>) {
  const { tenant } = usePreloadedQuery<PasswordResetScreenQuery>(
    graphql`
      query PasswordResetScreenQuery @throwOnFieldError {
        tenant {
          name
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const code = useLinkCode()
  return (
    <>
      <PageHead
        title={`${intl.formatMessage({ id: 'auth.reset.title' })} - ${tenant.name}`}
        robots="noindex"
      />
      <PasswordReset key={code} code={code} tenantName={tenant.name} />
    </>
  )
}

/** The code of a mail's link. It leaves the address at once, where scripts and histories would keep it. */
function useLinkCode(): string | null {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const written = new URLSearchParams(search).get('oobCode')
  useEffect(() => {
    if (written !== null)
      void navigate(pathname, {
        replace: true,
        preventScrollReset: true,
        state: { oobCode: written },
      })
  }, [navigate, pathname, written])
  return written ?? (state as { oobCode?: string } | null)?.oobCode ?? null
}
