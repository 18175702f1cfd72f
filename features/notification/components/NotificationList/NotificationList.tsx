import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useRelayEnvironment } from 'react-relay'
import { paths as chatPaths } from '#addresses/chat.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { useFold } from '#features/mute/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { readNotifications } from '../../readNotifications.ts'
import { list } from './NotificationList.css.ts'
import { NotificationListSkeleton } from './NotificationListSkeleton.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { useNewest } from './useNewest.ts'
import type { NotificationList_viewer$key } from './__generated__/NotificationList_viewer.graphql.ts'
import type { NotificationListPaginationQuery } from './__generated__/NotificationListPaginationQuery.graphql.ts'

/** What others did that a fan is told of, the latest first. What comes meanwhile comes to its top. That it is seen is told to the gateway; what is new stays marked meanwhile. */
export function NotificationList(props: { viewer: NotificationList_viewer$key }) {
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const { data, next } = usePages<NotificationListPaginationQuery, NotificationList_viewer$key>(
    graphql`
      fragment NotificationList_viewer on Viewer
      @throwOnFieldError
      @refetchable(queryName: "NotificationListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        user {
          id
        }
        mutes {
          ...useFold_mutes
        }
        notifications {
          unreadCount
          items(first: $count, after: $cursor) @connection(key: "NotificationList_items") {
            edges {
              node {
                id
                isUnread
                ...NotificationRow_notification
              }
            }
          }
        }
      }
    `,
    props.viewer,
  )
  const judge = useFold(data.mutes, data.user?.id)
  const edges = data.notifications?.items.edges ?? []
  const newest = edges[0]?.node
  const unreadCount = data.notifications?.unreadCount ?? 0
  useNewest(unreadCount)
  const isNew = newest?.isUnread === true && unreadCount > 0
  const look = useEffectEvent((id: string) => readNotifications(environment, id))
  useEffect(() => {
    if (isNew && newest) look(newest.id)
  }, [isNew, newest])
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'notification.empty' })}
        body={<FormattedMessage id="notification.empty.body" />}
        action={
          <ButtonLink href={chatPaths.channels()} emphasis="soft" icon="messages">
            <FormattedMessage id="notification.empty.talk" />
          </ButtonLink>
        }
      />
    )
  return (
    <Stack gap={4}>
      <ul className={list}>
        {edges.map(({ node }) => (
          <NotificationRow
            key={node.id}
            notification={node}
            isFolded={(message) => judge(message) !== undefined}
          />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<NotificationListSkeleton count={3} />} />
    </Stack>
  )
}
