import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AccountPage } from '../../components/AccountPage/AccountPage.tsx'
import { CountryForm } from './CountryForm.tsx'
import { LogInToChange } from '../../components/LogInToChange/LogInToChange.tsx'
import type { CountryOfResidenceScreenQuery } from './__generated__/CountryOfResidenceScreenQuery.graphql.ts'

/** `/settings/personal-info/country-of-residence`: where a fan lives. */
export function Screen(props: ScreenProps<CountryOfResidenceScreenQuery>) {
  return (
    <AccountPage title={useIntl().formatMessage({ id: 'account.country.title' })}>
      <CountryOfResidence {...props} />
    </AccountPage>
  )
}

function CountryOfResidence({ queryRef }: ScreenProps<CountryOfResidenceScreenQuery>) {
  const { viewer } = usePreloadedQuery<CountryOfResidenceScreenQuery>(
    graphql`
      query CountryOfResidenceScreenQuery @throwOnFieldError {
        viewer {
          account {
            ...CountryForm_account
          }
        }
      }
    `,
    queryRef,
  )
  return viewer.account ? <CountryForm account={viewer.account} /> : <LogInToChange />
}
