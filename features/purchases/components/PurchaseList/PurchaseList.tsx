import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { LinkCards } from '#design-system/link-cards/LinkCards.tsx'
import { LinkCardsSkeleton } from '#design-system/link-cards/LinkCardsSkeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore, LogInFirst } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import type { PurchaseList_viewer$key } from './__generated__/PurchaseList_viewer.graphql.ts'
import type { PurchaseListPaginationQuery } from './__generated__/PurchaseListPaginationQuery.graphql.ts'
import { PurchaseListItem } from './PurchaseListItem.tsx'

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
      <LinkCards>
        {edges.map(({ node }) => (
          <PurchaseListItem key={node.id} purchase={node} />
        ))}
      </LinkCards>
      <LoadMore {...next} skeleton={<LinkCardsSkeleton />} />
    </Stack>
  )
}
