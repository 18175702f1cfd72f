import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/follow.ts'
import { FilterLinks } from '#design-system/filter-links/FilterLinks.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { FollowList } from '../../components/FollowList/FollowList.tsx'
import { FollowListSkeleton } from '../../components/FollowList/FollowListSkeleton.tsx'
import type { FollowListScreenQuery } from './__generated__/FollowListScreenQuery.graphql.ts'

type Props = ScreenProps<FollowListScreenQuery>

/** `/follow-list`: whom the viewer follows, and who follows them. Nobody else sees it. */
export function Screen(props: Props) {
  const intl = useIntl()
  const address = paths.followList()
  const isFollowing = props.queryRef.variables.direction === 'FOLLOWING'
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'follow.title' })}
      robots="noindex"
      skeleton={<FollowListSkeleton />}
    >
      <FilterLinks
        label={intl.formatMessage({ id: 'follow.lists' })}
        links={[
          {
            href: address,
            label: intl.formatMessage({ id: 'follow.following' }),
            isCurrent: isFollowing,
          },
          {
            href: `${address}?list=followers`,
            label: intl.formatMessage({ id: 'follow.followers' }),
            isCurrent: !isFollowing,
          },
        ]}
      />
      <Follows {...props} />
    </ScreenPage>
  )
}

function Follows({ queryRef }: Props) {
  const { tenant } = usePreloadedQuery<FollowListScreenQuery>(
    graphql`
      query FollowListScreenQuery($direction: FollowDirection!) @throwOnFieldError {
        tenant {
          community {
            viewerFollows {
              id
            }
            ...FollowList_community @arguments(direction: $direction)
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { direction } = queryRef.variables
  if (!tenant.community.viewerFollows)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'follow.guest.title' })}
        body={intl.formatMessage({ id: 'follow.guest.body' })}
      />
    )
  return (
    <>
      <Text size="small" tone="muted">
        <FormattedMessage id="follow.private" />
      </Text>
      <FollowList key={direction} community={tenant.community} direction={direction} />
    </>
  )
}
