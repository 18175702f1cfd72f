import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as missionPaths } from '#addresses/mission.ts'
import { paths as mypagePaths } from '#addresses/mypage.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure, LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { BadgeWall } from '../../components/BadgeWall/BadgeWall.tsx'
import { BadgeWallSkeleton } from '../../components/BadgeWall/BadgeWallSkeleton.tsx'
import type { BadgesScreenQuery } from './__generated__/BadgesScreenQuery.graphql.ts'

/** `/mypage/badges`: all badges that a fan has, when and by what they came. */
export function Screen(props: ScreenProps<BadgesScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'collection.badge.title' })}
      back={{ href: mypagePaths.mypage(), label: intl.formatMessage({ id: 'collection.me' }) }}
      width="medium"
      skeleton={<BadgeWallSkeleton />}
      robots="noindex"
    >
      <Badges {...props} />
    </ScreenPage>
  )
}

function Badges({ queryRef }: ScreenProps<BadgesScreenQuery>) {
  const { viewer } = usePreloadedQuery<BadgesScreenQuery>(
    graphql`
      query BadgesScreenQuery @throwOnFieldError {
        viewer {
          user {
            __typename
          }
          badgeBook {
            id
          }
          ...BadgeWall_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  if (!viewer.user)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'collection.badge.guest.title' })}
        body={intl.formatMessage({ id: 'collection.badge.guest.body' })}
      />
    )
  if (viewer.badgeBook.length > 0) return <BadgeWall viewer={viewer} />
  return (
    <EmptyState
      figure={<Figure name="empty-chat" />}
      title={intl.formatMessage({ id: 'collection.badge.empty.title' })}
      body={<FormattedMessage id="collection.badge.empty.body" />}
      action={
        <ButtonLink href={missionPaths.missions()} icon="flag">
          <FormattedMessage id="collection.badge.missions" />
        </ButtonLink>
      }
    />
  )
}
