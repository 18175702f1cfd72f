import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { paths as chatPaths } from '#addresses/chat.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import type { FollowDirection } from '#schema/types.generated.ts'
import { list } from './FollowList.css.ts'
import { FollowListSkeleton } from './FollowListSkeleton.tsx'
import { FollowRow } from './FollowRow.tsx'
import type { FollowList_community$key } from './__generated__/FollowList_community.graphql.ts'
import type { FollowListPaginationQuery } from './__generated__/FollowListPaginationQuery.graphql.ts'

type FollowListProps = { community: FollowList_community$key; direction: FollowDirection }

/** Whom a fan follows, or who follows them, the latest first. Who is let go of stays, so that a slip can be undone. */
export function FollowList({ direction, ...props }: FollowListProps) {
  const intl = useIntl()
  const { data, next } = usePages<FollowListPaginationQuery, FollowList_community$key>(
    graphql`
      fragment FollowList_community on Community
      @throwOnFieldError
      @refetchable(queryName: "FollowListPaginationQuery")
      @argumentDefinitions(
        direction: { type: "FollowDirection!" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String", defaultValue: null }
      ) {
        id
        viewerFollows {
          fans(direction: $direction, first: $count, after: $cursor)
            @connection(key: "FollowList_fans", filters: ["direction"]) {
            edges {
              node {
                id
                ...FollowRow_follow
              }
            }
          }
        }
      }
    `,
    props.community,
  )
  if (!data.viewerFollows) return null
  const { edges } = data.viewerFollows.fans
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: `follow.empty.${direction}` })}
        body={<FormattedMessage id={`follow.empty.${direction}.body`} />}
        action={
          <ButtonLink href={chatPaths.channels()} emphasis="soft" icon="messages">
            <FormattedMessage id="follow.empty.talk" />
          </ButtonLink>
        }
      />
    )
  return (
    <Stack gap={4}>
      <ul className={list}>
        {edges.map(({ node }) => (
          <FollowRow key={node.id} follow={node} communityId={data.id} />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<FollowListSkeleton />} />
    </Stack>
  )
}
