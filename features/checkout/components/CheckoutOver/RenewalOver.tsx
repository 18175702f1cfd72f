import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as subscriptionPaths } from '#addresses/subscription.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'
import type { RenewalOver_session$key } from './__generated__/RenewalOver_session.graphql.ts'

/** A try to pay a subscription's bill that leads nowhere any more: the bill says how it stands, and pays it anew. */
export function RenewalOver(props: { session: RenewalOver_session$key }) {
  const { invoice } = useFragment(
    graphql`
      fragment RenewalOver_session on CheckoutSession @throwOnFieldError {
        invoice {
          id
        }
      }
    `,
    props.session,
  )
  const intl = useIntl()
  return (
    <EmptyState
      figure={<Figure name="closed" />}
      title={intl.formatMessage({ id: 'checkout.renewal.title' })}
      body={<p>{intl.formatMessage({ id: 'checkout.renewal.body' })}</p>}
      action={
        <ButtonLink
          href={
            invoice
              ? subscriptionPaths.invoice({ subscription_invoice_id: invoice.id })
              : subscriptionPaths.invoices()
          }
        >
          <FormattedMessage id="checkout.renewal.invoice" />
        </ButtonLink>
      }
    />
  )
}
