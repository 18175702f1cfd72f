import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/subscription.ts'
import { LinkCardsSkeleton } from '#design-system/link-cards/LinkCardsSkeleton.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { InvoicePaper } from '../../components/InvoicePaper/InvoicePaper.tsx'
import type { InvoiceScreenQuery } from './__generated__/InvoiceScreenQuery.graphql.ts'

/** `/settings/subscription-invoice/:subscription_invoice_id`: one period's price, how it stands, and its receipt. */
export function Screen(props: ScreenProps<InvoiceScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<LinkCardsSkeleton />}
      renderFrame={(face) => <InvoicePage>{face}</InvoicePage>}
    >
      <Invoice {...props} />
    </ScreenPart>
  )
}

function Invoice({ queryRef }: ScreenProps<InvoiceScreenQuery>) {
  const intl = useIntl()
  const { node } = usePreloadedQuery<InvoiceScreenQuery>(
    graphql`
      query InvoiceScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on SubscriptionInvoice @alias(as: "invoice") {
            ...InvoicePaper_invoice
          }
        }
      }
    `,
    queryRef,
  )
  if (!node?.invoice)
    return (
      <Missing
        title={intl.formatMessage({ id: 'subscription.invoice.missing.title' })}
        body={intl.formatMessage({ id: 'subscription.invoice.missing.body' })}
        nextAction={{
          href: paths.invoices(),
          label: intl.formatMessage({ id: 'subscription.invoices.title' }),
        }}
      />
    )
  return (
    <InvoicePage>
      <InvoicePaper invoice={node.invoice} />
    </InvoicePage>
  )
}

function InvoicePage({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'subscription.invoice.title' })
  const label = intl.formatMessage({ id: 'subscription.invoices.back' })
  return (
    <Page title={title} back={{ href: paths.invoices(), label }}>
      <PageHead title={title} robots="noindex" />
      {children}
    </Page>
  )
}
