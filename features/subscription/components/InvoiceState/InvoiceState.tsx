import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import type {
  InvoiceState_invoice$data,
  InvoiceState_invoice$key,
} from './__generated__/InvoiceState_invoice.graphql.ts'

type State = InvoiceState_invoice$data['state']

const tones: Record<State, ComponentProps<typeof Chip>['tone']> = {
  OPEN: 'warning',
  CHALLENGE: 'warning',
  FAILED: 'danger',
  PAID: 'success',
  VOID: 'neutral',
  REFUNDED: 'neutral',
}

/** How an invoice stands, in a word. */
export function InvoiceState(props: { invoice: InvoiceState_invoice$key }) {
  const { state } = useFragment(
    graphql`
      fragment InvoiceState_invoice on SubscriptionInvoice @throwOnFieldError {
        state
      }
    `,
    props.invoice,
  )
  return (
    <Chip tone={tones[state]}>
      <FormattedMessage id={`subscription.invoice.state.${state}`} />
    </Chip>
  )
}
