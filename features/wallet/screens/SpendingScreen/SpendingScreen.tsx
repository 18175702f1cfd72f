import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { MovementListSkeleton } from '../../components/MovementList/MovementListSkeleton.tsx'
import { SpendingCapForm } from '../../components/SpendingCapForm/SpendingCapForm.tsx'
import { SpendingMonth } from '../../components/SpendingMonth/SpendingMonth.tsx'
import type { SpendingScreenQuery } from './__generated__/SpendingScreenQuery.graphql.ts'

/** `/settings/store/spending`: what a fan has paid this month, and the most that they mean to. */
export function Screen(props: ScreenProps<SpendingScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'spending.title' })}
      back={{ href: settingsPaths.settings(), label: intl.formatMessage({ id: 'spending.back' }) }}
      robots="noindex"
      skeleton={<MovementListSkeleton />}
    >
      <Spending {...props} />
    </ScreenPage>
  )
}

function Spending({ queryRef }: ScreenProps<SpendingScreenQuery>) {
  const intl = useIntl()
  const { viewer } = usePreloadedQuery<SpendingScreenQuery>(
    graphql`
      query SpendingScreenQuery @throwOnFieldError {
        viewer {
          spending {
            ...SpendingMonth_spending
            ...SpendingCapForm_spending
          }
        }
      }
    `,
    queryRef,
  )
  const { spending } = viewer
  if (!spending)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'spending.guest.title' })}
        body={intl.formatMessage({ id: 'spending.guest.body' })}
      />
    )
  return (
    <>
      <SpendingMonth spending={spending} />
      <SpendingCapForm spending={spending} />
    </>
  )
}
