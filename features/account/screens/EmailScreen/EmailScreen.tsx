import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AccountPage } from '../../components/AccountPage/AccountPage.tsx'
import { ContactChange } from '../../components/ContactChange/ContactChange.tsx'
import { LogInToChange } from '../../components/LogInToChange/LogInToChange.tsx'
import type { EmailScreenQuery } from './__generated__/EmailScreenQuery.graphql.ts'

/** `/settings/personal-info/email`: the address that a fan logs in with and is written to. */
export function Screen(props: ScreenProps<EmailScreenQuery>) {
  return (
    <AccountPage title={useIntl().formatMessage({ id: 'account.email.title' })}>
      <Email {...props} />
    </AccountPage>
  )
}

function Email({ queryRef }: ScreenProps<EmailScreenQuery>) {
  const { viewer } = usePreloadedQuery<EmailScreenQuery>(
    graphql`
      query EmailScreenQuery @throwOnFieldError {
        viewer {
          account {
            ...ContactChange_account
          }
        }
      }
    `,
    queryRef,
  )
  return viewer.account ? (
    <ContactChange kind="EMAIL" account={viewer.account} />
  ) : (
    <LogInToChange />
  )
}
