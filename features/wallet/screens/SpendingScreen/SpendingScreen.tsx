import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPage } from '#features/errors/index.ts'
import { paths as settingsPaths } from '#features/settings/paths.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { GuestCoins } from '../../components/GuestCoins/GuestCoins.tsx'
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
  if (!spending) return <GuestCoins of="spending" />
  return (
    <>
      <SpendingMonth spending={spending} />
      <SpendingCapForm spending={spending} />
    </>
  )
}
