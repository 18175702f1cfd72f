import { useActorRef } from '@xstate/react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { useSession } from '#platform/session/session.ts'
import { PasswordReset } from '../../components/PasswordReset/PasswordReset.tsx'
import { passwordResetMachine } from '../../machines/passwordResetMachine.ts'
import type { PasswordResetScreenQuery } from './__generated__/PasswordResetScreenQuery.graphql.ts'

/** `/password-reset`: asks for a mail; with a link's `oobCode`, for the new password. */
export function Screen({ queryRef }: ScreenProps<PasswordResetScreenQuery>) {
  const { tenant } = usePreloadedQuery<PasswordResetScreenQuery>(
    graphql`
      query PasswordResetScreenQuery {
        tenant {
          name
          supportEmail
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const session = useSession()
  const [search] = useSearchParams()
  const code = search.get('oobCode')
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
  return (
    <>
      <PageHead
        title={`${intl.formatMessage({ id: 'auth.reset.title' })} - ${tenant.name}`}
        robots="noindex"
      />
      <PasswordReset actor={actor} tenantName={tenant.name} supportEmail={tenant.supportEmail} />
    </>
  )
}
