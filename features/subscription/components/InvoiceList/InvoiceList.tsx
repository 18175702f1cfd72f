import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { LinkCards } from '#design-system/link-cards/LinkCards.tsx'
import { LinkCardsSkeleton } from '#design-system/link-cards/LinkCardsSkeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { GuestSubscriptions } from '../GuestSubscriptions/GuestSubscriptions.tsx'
import type { InvoiceList_viewer$key } from './__generated__/InvoiceList_viewer.graphql.ts'
import type { InvoiceListPaginationQuery } from './__generated__/InvoiceListPaginationQuery.graphql.ts'
import { InvoiceListItem } from './InvoiceListItem.tsx'

/** What a fan's subscriptions cost, newest first. */
export function InvoiceList(props: { viewer: InvoiceList_viewer$key }) {
  const { data, next } = usePages<InvoiceListPaginationQuery, InvoiceList_viewer$key>(
    graphql`
      fragment InvoiceList_viewer on Viewer
      @throwOnFieldError
      @refetchable(queryName: "InvoiceListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        subscriptionInvoices(first: $count, after: $cursor)
          @connection(key: "InvoiceList_subscriptionInvoices") {
          edges {
            node {
              id
              ...InvoiceListItem_invoice
            }
          }
        }
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  if (!data.subscriptionInvoices) return <GuestSubscriptions />
  const { edges } = data.subscriptionInvoices
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'subscription.invoices.empty.title' })}
        body={<FormattedMessage id="subscription.invoices.empty.body" />}
      />
    )
  return (
    <Stack gap={3}>
      <LinkCards>
        {edges.map(({ node }) => (
          <InvoiceListItem key={node.id} invoice={node} />
        ))}
      </LinkCards>
      <LoadMore {...next} skeleton={<LinkCardsSkeleton />} />
    </Stack>
  )
}
