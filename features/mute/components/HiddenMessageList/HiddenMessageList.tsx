import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { MuteListSkeleton } from '../MuteListSkeleton/MuteListSkeleton.tsx'
import { list } from '../MuteListSkeleton/MuteList.css.ts'
import type { HiddenMessageList_mutes$key } from './__generated__/HiddenMessageList_mutes.graphql.ts'
import type { HiddenMessageListPaginationQuery } from './__generated__/HiddenMessageListPaginationQuery.graphql.ts'
import { HiddenMessageRow } from './HiddenMessageRow.tsx'

/** The messages that a fan has hidden, the latest first. What is shown again stays in the list until it is left. */
export function HiddenMessageList(props: { mutes: HiddenMessageList_mutes$key }) {
  const intl = useIntl()
  const { data, next } = usePages<HiddenMessageListPaginationQuery, HiddenMessageList_mutes$key>(
    graphql`
      fragment HiddenMessageList_mutes on Viewer
      @throwOnFieldError
      @refetchable(queryName: "HiddenMessageListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String", defaultValue: null }
      ) {
        mutes {
          ...HiddenMessageRow_mutes
          hiddenMessages(first: $count, after: $cursor)
            @connection(key: "HiddenMessageList_hiddenMessages") {
            edges {
              node {
                id
                ...HiddenMessageRow_hidden
              }
            }
          }
        }
      }
    `,
    props.mutes,
  )
  const { mutes } = data
  if (!mutes) return null
  const { edges } = mutes.hiddenMessages
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'mute.messages.empty' })}
        body={<FormattedMessage id="mute.messages.empty.body" />}
      />
    )
  return (
    <Stack gap={4}>
      <ul className={list}>
        {edges.map(({ node }) => (
          <HiddenMessageRow key={node.id} hidden={node} mutes={mutes} />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<MuteListSkeleton />} />
    </Stack>
  )
}
