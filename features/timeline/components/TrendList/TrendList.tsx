import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { paths } from '#addresses/timeline.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Figure } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import type { PostFeed_viewer$key } from '../PostFeed/__generated__/PostFeed_viewer.graphql.ts'
import { PostFeed } from '../PostFeed/PostFeed.tsx'
import type { TrendList_community$key } from './__generated__/TrendList_community.graphql.ts'
import type { TrendListPaginationQuery } from './__generated__/TrendListPaginationQuery.graphql.ts'
import { why } from './TrendList.css.ts'

type TrendListProps = { community: TrendList_community$key; viewer: PostFeed_viewer$key }

/** What gathers light now, and why each stands there. */
export function TrendList({ viewer, ...props }: TrendListProps) {
  const { data, next } = usePages<TrendListPaginationQuery, TrendList_community$key>(
    graphql`
      fragment TrendList_community on Community
      @throwOnFieldError
      @refetchable(queryName: "TrendListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        trend(first: $count, after: $cursor) @connection(key: "TrendList_trend") {
          edges {
            cursor
            peopleCount
            node {
              ...PostFeed_posts
            }
          }
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const { edges } = data.trend
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'timeline.trend.empty.title' })}
        body={<FormattedMessage id="timeline.trend.empty.body" />}
        action={
          <ButtonLink href={paths.timeline()} emphasis="soft">
            <FormattedMessage id="timeline.home.empty.act" />
          </ButtonLink>
        }
      />
    )
  return (
    <Stack gap={2}>
      <Text tone="muted" size="small">
        <FormattedMessage id="timeline.trend.body" />
      </Text>
      <PostFeed
        posts={edges.map(({ node }) => node)}
        notes={edges.map(({ cursor, peopleCount }) => (
          <div key={cursor} className={why}>
            <Icon name="penlight" size={16} />
            <FormattedMessage id="timeline.trend.why" values={{ count: peopleCount }} />
          </div>
        ))}
        viewer={viewer}
        next={next}
      />
    </Stack>
  )
}
