import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AlsoSection } from '../../components/AlsoSection/AlsoSection.tsx'
import { MissionBoard } from '../../components/MissionBoard/MissionBoard.tsx'
import { MissionRowsSkeleton } from '../../components/MissionRow/MissionRowsSkeleton.tsx'
import type { MissionsScreenQuery } from './__generated__/MissionsScreenQuery.graphql.ts'

/** `/missions`: what there is to do, how far it is, and what it brings. */
export function Screen(props: ScreenProps<MissionsScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'mission.title' })
  return (
    <ScreenPage title={title} skeleton={<MissionRowsSkeleton />}>
      <Missions {...props} />
    </ScreenPage>
  )
}

function Missions({ queryRef }: ScreenProps<MissionsScreenQuery>) {
  const { tenant } = usePreloadedQuery<MissionsScreenQuery>(
    graphql`
      query MissionsScreenQuery @throwOnFieldError {
        tenant {
          community {
            ...AlsoSection_community
            ...MissionBoard_community
          }
        }
      }
    `,
    queryRef,
  )
  return (
    <Stack gap={8}>
      <MissionBoard community={tenant.community} />
      <AlsoSection community={tenant.community} />
    </Stack>
  )
}
