import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AccountPage } from '../../components/AccountPage/AccountPage.tsx'
import { ChangePassword } from '../../components/ChangePassword/ChangePassword.tsx'
import { LogInToChange } from '../../components/LogInToChange/LogInToChange.tsx'
import type { PasswordScreenQuery } from './__generated__/PasswordScreenQuery.graphql.ts'

/** `/settings/personal-info/password`: another password, for whoever gives the present one. */
export function Screen(props: ScreenProps<PasswordScreenQuery>) {
  return (
    <AccountPage title={useIntl().formatMessage({ id: 'account.password.title' })}>
      <Password {...props} />
    </AccountPage>
  )
}

function Password({ queryRef }: ScreenProps<PasswordScreenQuery>) {
  const { viewer } = usePreloadedQuery<PasswordScreenQuery>(
    graphql`
      query PasswordScreenQuery @throwOnFieldError {
        viewer {
          user {
            __typename
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  if (!viewer.user) return <LogInToChange />
  return (
    <>
      <Text tone="muted">{intl.formatMessage({ id: 'account.password.lead' })}</Text>
      <ChangePassword />
    </>
  )
}
