import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import type { MuteOrBlock } from '../../muteOrBlock.ts'
import { MuteListSkeleton } from '../MuteListSkeleton/MuteListSkeleton.tsx'
import { list } from '../MuteListSkeleton/MuteList.css.ts'
import type { MutedUserList_mutes$key } from './__generated__/MutedUserList_mutes.graphql.ts'
import type { MutedUserListPaginationQuery } from './__generated__/MutedUserListPaginationQuery.graphql.ts'
import { MutedUserRow } from './MutedUserRow.tsx'

type MutedUserListProps = { mutes: MutedUserList_mutes$key; mute: MuteOrBlock }

/** Whom a fan mutes, or blocks, the latest first. Who is let go of stays in the list, so that a slip can be undone. */
export function MutedUserList({ mute, ...props }: MutedUserListProps) {
  const intl = useIntl()
  const { data, next } = usePages<MutedUserListPaginationQuery, MutedUserList_mutes$key>(
    graphql`
      fragment MutedUserList_mutes on Viewer
      @throwOnFieldError
      @refetchable(queryName: "MutedUserListPaginationQuery")
      @argumentDefinitions(
        mute: { type: "UserMute!" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String", defaultValue: null }
      ) {
        mutes {
          ...MutedUserRow_mutes
          users(mute: $mute, first: $count, after: $cursor)
            @connection(key: "MutedUserList_users", filters: ["mute"]) {
            edges {
              node {
                id
                ...MutedUserRow_mutedUser
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
  const { edges } = mutes.users
  return (
    <Stack gap={4}>
      <Text size="small" tone="muted">
        <FormattedMessage id={`mute.users.about.${mute}`} />
      </Text>
      {edges.length === 0 ? (
        <EmptyState
          figure={<Figure name="empty-chat" />}
          title={intl.formatMessage({ id: `mute.users.empty.${mute}` })}
          body={<FormattedMessage id="mute.users.empty.body" />}
        />
      ) : (
        <ul className={list}>
          {edges.map(({ node }) => (
            <MutedUserRow key={node.id} mutedUser={node} mutes={mutes} mute={mute} />
          ))}
        </ul>
      )}
      <LoadMore {...next} skeleton={<MuteListSkeleton />} />
    </Stack>
  )
}
