import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { useSession } from '#platform/session/session.ts'
import { StepScreen } from '../../components/StepFrame/StepScreen.tsx'
import { PasswordReset } from '../../components/PasswordReset/PasswordReset.tsx'
import { passwordResetMachine } from '../../machines/passwordResetMachine.ts'
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
          supportEmail
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
      <Reset key={code} code={code} tenant={tenant} />
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

type ResetProps = {
  code: string | null
  tenant: PasswordResetScreenQuery['response']['tenant']
}

function Reset({ code, tenant }: ResetProps) {
  const session = useSession()
  const actor = useActorRef(
    passwordResetMachine.provide({
      actors: {
        sendMail: fromPromise(({ input }) => session.sendPasswordReset(input.email)),
        checkLink: fromPromise(({ input }) => session.verifyPasswordReset(input.code)),
        savePassword: fromPromise(({ input }) =>
          session.confirmPasswordReset(input.code, input.password),
        ),
      },
    }),
    { input: { code } },
  )
  return <PasswordReset actor={actor} tenantName={tenant.name} supportEmail={tenant.supportEmail} />
}
