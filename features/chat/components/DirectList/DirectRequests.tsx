import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { Reader } from '#features/channel/index.ts'
import { LoadMore } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import { ChannelListSkeleton } from '../ChannelList/ChannelListSkeleton.tsx'
import type { DirectRequests_viewer$key } from './__generated__/DirectRequests_viewer.graphql.ts'
import type { DirectRequestsPaginationQuery } from './__generated__/DirectRequestsPaginationQuery.graphql.ts'
import { list, part } from './DirectList.css.ts'
import { DirectRow } from './DirectRow.tsx'
import { latestFirst } from './latestFirst.ts'

type DirectRequestsProps = Reader & {
  viewer: DirectRequests_viewer$key
  headingLevel: 2 | 3
  /** The one that is open. */
  currentId?: string | undefined
}

/**
 * What strangers ask, the latest first: a few, which leave the fan's own rooms in sight, and from there on as many as a
 * page holds. Nothing where nobody asks.
 */
export function DirectRequests({ currentId, headingLevel, ...props }: DirectRequestsProps) {
  const intl = useIntl()
  const { data, next } = usePages<DirectRequestsPaginationQuery, DirectRequests_viewer$key>(
    graphql`
      fragment DirectRequests_viewer on Viewer
      @throwOnFieldError
      @refetchable(queryName: "DirectRequestsPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 5 }
        cursor: { type: "String", defaultValue: null }
      ) {
        directMessages {
          requests(first: $count, after: $cursor) @connection(key: "DirectRequests_requests") {
            edges {
              node {
                id
                newestMessage {
                  sentAt
                }
                ...DirectRow_channel
              }
            }
          }
        }
      }
    `,
    props.viewer,
  )
  const rooms = data.directMessages?.requests.edges.map(({ node }) => node) ?? []
  if (rooms.length === 0) return null
  return (
    <section aria-label={intl.formatMessage({ id: 'chat.direct.requests.title' })}>
      <div className={part}>
        <Heading level={headingLevel} size="small">
          <FormattedMessage id="chat.direct.requests.title" />
        </Heading>
        <Text size="caption" tone="muted">
          <FormattedMessage id="chat.direct.requests.body" />
        </Text>
      </div>
      <ul className={list}>
        {latestFirst(rooms).map((room) => (
          <DirectRow
            key={room.id}
            channel={room}
            viewerId={props.viewerId}
            judge={props.judge}
            isCurrent={room.id === currentId}
          />
        ))}
      </ul>
      <LoadMore
        {...next}
        pageSize={listSizes['ViewerDirectMessages.requests']}
        skeleton={<ChannelListSkeleton />}
      />
    </section>
  )
}
