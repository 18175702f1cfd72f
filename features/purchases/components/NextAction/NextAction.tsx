import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { addressOfCheckout } from '#addresses/checkout.ts'
import { paths } from '#addresses/purchases.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { DeliveryLink } from '#features/delivery/index.ts'
import type { OrderStanding } from '../../standing.ts'
import { useStanding } from '../../useStanding.ts'
import type { NextAction_purchase$key } from './__generated__/NextAction_purchase.graphql.ts'

/** Where a purchase goes on: to its payment as long as it is not paid, then to where it, and its yen, are sent. */
export function NextAction(props: { purchase: NextAction_purchase$key }) {
  const purchase = useFragment(
    graphql`
      fragment NextAction_purchase on Purchase @throwOnFieldError {
        ...useStanding_purchase
        delivery {
          ...DeliveryLink_delivery
        }
        checkout {
          id
          origin
          state
        }
      }
    `,
    props.purchase,
  )
  const { word, ways, refundId } = useStanding(purchase)
  const links = {
    pay: (
      <ButtonLink key="pay" href={addressOfCheckout(purchase.checkout)} size="large" isFullWidth>
        <FormattedMessage id={`purchases.pay.${paidBy(word)}`} />
      </ButtonLink>
    ),
    refund: refundId !== null && (
      <RefundLink key="refund" id={refundId} isWanted={word === 'ACCOUNT_WANTED'} />
    ),
    parcel: purchase.delivery && <DeliveryLink key="parcel" delivery={purchase.delivery} />,
  }
  return ways.map((way) => links[way])
}

/** What there is to do before it is paid; else to see how the payment stands. */
function paidBy(word: OrderStanding['word']) {
  switch (word) {
    case 'AWAITING_CASH':
    case 'CARD_WANTED':
    case 'BANK_WANTED':
    case 'WALLET_WANTED':
      return word
    default:
      return 'CONFIRMING'
  }
}

function RefundLink({ id, isWanted }: { id: string; isWanted: boolean }) {
  return (
    <ButtonLink
      href={paths.refund({ refund_id: id })}
      size="large"
      isFullWidth
      tone={isWanted ? 'accent' : 'neutral'}
      emphasis={isWanted ? 'solid' : 'outline'}
    >
      <FormattedMessage id={isWanted ? 'purchases.refund.wanted' : 'purchases.refund.see'} />
    </ButtonLink>
  )
}
