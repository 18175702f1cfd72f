import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import type { OrderWord } from '../../standing.ts'
import { useStanding } from '../../useStanding.ts'
import type { PurchaseState_purchase$key } from './__generated__/PurchaseState_purchase.graphql.ts'

const tones: Record<OrderWord, ComponentProps<typeof Chip>['tone']> = {
  CARD_WANTED: 'warning',
  BANK_WANTED: 'warning',
  WALLET_WANTED: 'warning',
  AWAITING_CASH: 'warning',
  CONFIRMING: 'neutral',
  ACCOUNT_WANTED: 'warning',
  ADDRESS_WANTED: 'warning',
  HANDING_OVER: 'accent',
  PREPARING: 'accent',
  SHIPPED: 'accent',
  DELIVERED: 'success',
  DONE: 'success',
  RETURNED: 'warning',
  STOPPED: 'neutral',
  LAPSED: 'neutral',
  CANCELED: 'neutral',
  REFUND_DUE: 'accent',
  REFUND_STUCK: 'warning',
  REFUNDED: 'neutral',
}

/** Where a purchase stands, in a word. */
export function PurchaseState(props: { purchase: PurchaseState_purchase$key }) {
  const { word } = useStanding(
    useFragment(
      graphql`
        fragment PurchaseState_purchase on Purchase @throwOnFieldError {
          ...useStanding_purchase
        }
      `,
      props.purchase,
    ),
  )
  return (
    <Chip tone={tones[word]}>
      <FormattedMessage id={`purchases.state.${word}`} />
    </Chip>
  )
}
