import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure, LoadMore, LogInFirst } from '#features/errors/index.ts'
import { useFold } from '#features/mute/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { ChannelListSkeleton } from '../ChannelList/ChannelListSkeleton.tsx'
import { NewDirect } from '../NewDirect/NewDirect.tsx'
import type { DirectListPaginationQuery } from './__generated__/DirectListPaginationQuery.graphql.ts'
import type { DirectList_viewer$key } from './__generated__/DirectList_viewer.graphql.ts'
import { DirectRequests } from './DirectRequests.tsx'
import { DirectRow } from './DirectRow.tsx'
import { list, lists } from './DirectList.css.ts'
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
        ...DirectRequests_viewer
        directMessages {
          requestCount
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
  const { requestCount, channels } = directMessages
  const reader = { viewerId: user?.id, judge }
  if (requestCount + channels.edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'chat.direct.empty.title' })}
        body={<FormattedMessage id="chat.direct.empty.body" />}
        action={<NewDirect />}
      />
    )
  return (
    <div className={lists}>
      <DirectRequests viewer={data} headingLevel={headingLevel} currentId={currentId} {...reader} />
      {channels.edges.length > 0 && (
        <ul className={list}>
          {latestFirst(channels.edges.map(({ node }) => node)).map((node) => (
            <DirectRow key={node.id} channel={node} isCurrent={node.id === currentId} {...reader} />
          ))}
        </ul>
      )}
      <LoadMore {...next} skeleton={<ChannelListSkeleton />} />
    </div>
  )
}
