import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore, LogInFirst } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import type { PurchaseList_viewer$key } from './__generated__/PurchaseList_viewer.graphql.ts'
import type { PurchaseListPaginationQuery } from './__generated__/PurchaseListPaginationQuery.graphql.ts'
import { PurchaseListItem } from './PurchaseListItem.tsx'
import { PurchaseListSkeleton } from './PurchaseListSkeleton.tsx'
import { list } from './PurchaseList.css.ts'

/** What a fan has ordered, newest first. */
export function PurchaseList(props: { viewer: PurchaseList_viewer$key }) {
  const { data, next } = usePages<PurchaseListPaginationQuery, PurchaseList_viewer$key>(
    graphql`
      fragment PurchaseList_viewer on Viewer
      @throwOnFieldError
      @refetchable(queryName: "PurchaseListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        purchases(first: $count, after: $cursor) @connection(key: "PurchaseList_purchases") {
          edges {
            node {
              id
              ...PurchaseListItem_purchase
            }
          }
        }
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  if (!data.purchases)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'purchases.guest.title' })}
        body={intl.formatMessage({ id: 'purchases.guest.body' })}
      />
    )
  const { edges } = data.purchases
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'purchases.empty.title' })}
        body={<FormattedMessage id="purchases.empty.body" />}
      />
    )
  return (
    <Stack gap={3}>
      <ul className={list}>
        {edges.map(({ node }) => (
          <PurchaseListItem key={node.id} purchase={node} />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<PurchaseListSkeleton />} />
    </Stack>
  )
}
