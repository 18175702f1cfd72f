import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import type {
  PurchaseState_purchase$data,
  PurchaseState_purchase$key,
} from './__generated__/PurchaseState_purchase.graphql.ts'

type State = PurchaseState_purchase$data['state']

const tones: Record<State, ComponentProps<typeof Chip>['tone']> = {
  AWAITING_CASH: 'warning',
  PAYING: 'warning',
  PAID: 'accent',
  DONE: 'success',
  LAPSED: 'neutral',
  CANCELED: 'neutral',
  REFUND_DUE: 'warning',
  REFUNDED: 'neutral',
}

/** Where a purchase stands, in a word. */
export function PurchaseState(props: { purchase: PurchaseState_purchase$key }) {
  const { state } = useFragment(
    graphql`
      fragment PurchaseState_purchase on Purchase @throwOnFieldError {
        state
      }
    `,
    props.purchase,
  )
  return (
    <Chip tone={tones[state]}>
      <FormattedMessage id={`purchases.state.${state}`} />
    </Chip>
  )
}
