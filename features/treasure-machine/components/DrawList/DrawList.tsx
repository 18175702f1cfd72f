import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { DrawListItem } from './DrawListItem.tsx'
import { DrawListSkeleton } from './DrawListSkeleton.tsx'
import type { DrawList_machine$key } from './__generated__/DrawList_machine.graphql.ts'
import type { DrawListPaginationQuery } from './__generated__/DrawListPaginationQuery.graphql.ts'
import { list } from './DrawList.css.ts'

/** What the fan has drawn at a machine, newest first. */
export function DrawList(props: { machine: DrawList_machine$key }) {
  const { data, next } = usePages<DrawListPaginationQuery, DrawList_machine$key>(
    graphql`
      fragment DrawList_machine on TreasureMachine
      @throwOnFieldError
      @refetchable(queryName: "DrawListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String", defaultValue: null }
      ) {
        viewerDraws(first: $count, after: $cursor) @connection(key: "DrawList_viewerDraws") {
          edges {
            node {
              id
              ...DrawListItem_draw
            }
          }
        }
      }
    `,
    props.machine,
  )
  const intl = useIntl()
  const { edges } = data.viewerDraws
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        headingLevel={2}
        title={intl.formatMessage({ id: 'treasure.draws.empty.title' })}
        body={<FormattedMessage id="treasure.draws.empty.body" />}
      />
    )
  return (
    <Stack gap={3}>
      <ul className={list}>
        {edges.map(({ node }) => (
          <DrawListItem key={node.id} draw={node} />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<DrawListSkeleton />} />
    </Stack>
  )
}
