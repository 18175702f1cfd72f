import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Figure, LoadMore, LogInFirst } from '#features/errors/index.ts'
import { useFold } from '#features/mute/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { ChannelListSkeleton } from '../ChannelList/ChannelListSkeleton.tsx'
import type { DirectListPaginationQuery } from './__generated__/DirectListPaginationQuery.graphql.ts'
import type { DirectList_viewer$key } from './__generated__/DirectList_viewer.graphql.ts'
import { DirectRow } from './DirectRow.tsx'
import { list, lists, part } from './DirectList.css.ts'
import { latestFirst } from './latestFirst.ts'

type DirectListProps = {
  viewer: DirectList_viewer$key
  /** That of its own heading, one below the list's. */
  headingLevel: 2 | 3
  /** The one that is open. */
  currentId?: string
}

/** What strangers ask, and with whom a fan writes, the latest first. The shell keeps both live. */
export function DirectList({ currentId, headingLevel, ...props }: DirectListProps) {
  const intl = useIntl()
  const { data, next } = usePages<DirectListPaginationQuery, DirectList_viewer$key>(
    graphql`
      fragment DirectList_viewer on Viewer
      @throwOnFieldError
      @refetchable(queryName: "DirectListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String", defaultValue: null }
      ) {
        user {
          id
        }
        mutes {
          ...useFold_mutes
        }
        directMessages {
          requests(first: 30) {
            edges {
              node {
                id
                ...DirectRow_channel
              }
            }
          }
          channels(first: $count, after: $cursor) @connection(key: "DirectList_channels") {
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
  const { directMessages, user, mutes } = data
  const judge = useFold(mutes, user?.id)
  if (!directMessages)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'chat.direct.guest.title' })}
        body={intl.formatMessage({ id: 'chat.direct.guest.body' })}
      />
    )
  const { requests, channels } = directMessages
  const row = (node: (typeof requests.edges)[number]['node']) => (
    <DirectRow
      key={node.id}
      channel={node}
      viewerId={user?.id}
      judge={judge}
      isCurrent={node.id === currentId}
    />
  )
  if (requests.edges.length + channels.edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'chat.direct.empty.title' })}
        body={<FormattedMessage id="chat.direct.empty.body" />}
      />
    )
  return (
    <div className={lists}>
      {requests.edges.length > 0 && (
        <section aria-label={intl.formatMessage({ id: 'chat.direct.requests.title' })}>
          <div className={part}>
            <Heading level={headingLevel} size="small">
              <FormattedMessage id="chat.direct.requests.title" />
            </Heading>
            <Text size="caption" tone="muted">
              <FormattedMessage id="chat.direct.requests.body" />
            </Text>
          </div>
          <ul className={list}>{requests.edges.map(({ node }) => row(node))}</ul>
        </section>
      )}
      {channels.edges.length > 0 && (
        <ul className={list}>{latestFirst(channels.edges.map(({ node }) => node)).map(row)}</ul>
      )}
      <LoadMore {...next} skeleton={<ChannelListSkeleton />} />
    </div>
  )
}
