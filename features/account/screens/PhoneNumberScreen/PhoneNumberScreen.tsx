import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AccountPage } from '../../components/AccountPage/AccountPage.tsx'
import { ContactChange } from '../../components/ContactChange/ContactChange.tsx'
import { LogInToChange } from '../../components/LogInToChange/LogInToChange.tsx'
import type { PhoneNumberScreenQuery } from './__generated__/PhoneNumberScreenQuery.graphql.ts'

/** `/settings/personal-info/phone-number`: the number that a fan has proven, and logs in with. */
export function Screen(props: ScreenProps<PhoneNumberScreenQuery>) {
  return (
    <AccountPage title={useIntl().formatMessage({ id: 'account.phone.title' })}>
      <PhoneNumber {...props} />
    </AccountPage>
  )
}

function PhoneNumber({ queryRef }: ScreenProps<PhoneNumberScreenQuery>) {
  const { viewer } = usePreloadedQuery<PhoneNumberScreenQuery>(
    graphql`
      query PhoneNumberScreenQuery @throwOnFieldError {
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
    <ContactChange kind="PHONE" account={viewer.account} />
  ) : (
    <LogInToChange />
  )
}
