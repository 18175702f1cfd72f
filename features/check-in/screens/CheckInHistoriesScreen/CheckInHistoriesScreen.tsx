import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/check-in.ts'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { StampHistory } from '../../components/StampHistory/StampHistory.tsx'
import { StampHistorySkeleton } from '../../components/StampHistory/StampHistorySkeleton.tsx'
import type { CheckInHistoriesScreenQuery } from './__generated__/CheckInHistoriesScreenQuery.graphql.ts'

/** `/check-in/histories`: every stamp of a fan's. */
export function Screen(props: ScreenProps<CheckInHistoriesScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'check-in.history.title' })}
      back={{ href: paths.checkIn(), label: intl.formatMessage({ id: 'check-in.history.back' }) }}
      skeleton={<StampHistorySkeleton />}
    >
      <Stamps {...props} />
    </ScreenPage>
  )
}

function Stamps({ queryRef }: ScreenProps<CheckInHistoriesScreenQuery>) {
  const { tenant } = usePreloadedQuery<CheckInHistoriesScreenQuery>(
    graphql`
      query CheckInHistoriesScreenQuery @throwOnFieldError {
        tenant {
          community {
            viewerCheckIns {
              id
            }
            ...StampHistory_community
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { community } = tenant
  if (community.viewerCheckIns) return <StampHistory community={community} />
  return (
    <LogInFirst
      title={intl.formatMessage({ id: 'check-in.guest.title' })}
      body={intl.formatMessage({ id: 'check-in.guest.body' })}
    />
  )
}
