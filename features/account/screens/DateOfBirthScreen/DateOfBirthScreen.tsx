import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AccountPage } from '../../components/AccountPage/AccountPage.tsx'
import { BirthDate } from './BirthDate.tsx'
import { LogInToChange } from '../../components/LogInToChange/LogInToChange.tsx'
import type { DateOfBirthScreenQuery } from './__generated__/DateOfBirthScreenQuery.graphql.ts'

/** `/settings/personal-info/date-of-birth`: when a fan was born, to be seen. */
export function Screen(props: ScreenProps<DateOfBirthScreenQuery>) {
  return (
    <AccountPage title={useIntl().formatMessage({ id: 'account.birthDate.title' })}>
      <DateOfBirth {...props} />
    </AccountPage>
  )
}

function DateOfBirth({ queryRef }: ScreenProps<DateOfBirthScreenQuery>) {
  const { viewer } = usePreloadedQuery<DateOfBirthScreenQuery>(
    graphql`
      query DateOfBirthScreenQuery @throwOnFieldError {
        viewer {
          account {
            ...BirthDate_account
          }
        }
      }
    `,
    queryRef,
  )
  return viewer.account ? <BirthDate account={viewer.account} /> : <LogInToChange />
}
