import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { placeOf } from '#features/checkout/index.ts'
import { DeliveryLink } from '#features/delivery/index.ts'
import { paths } from '../../paths.ts'
import type { WayOn_purchase$key } from './__generated__/WayOn_purchase.graphql.ts'

/** Where a purchase goes on: to its payment as long as it is not paid, then to where it, or its yen, are sent. */
export function WayOn(props: { purchase: WayOn_purchase$key }) {
  const { state, checkout, refunds } = useFragment(
    graphql`
      fragment WayOn_purchase on Purchase @throwOnFieldError {
        state
        refunds {
          id
          state
        }
        checkout {
          id
          origin
          state
          order {
            delivery {
              ...DeliveryLink_delivery
            }
          }
        }
      }
    `,
    props.purchase,
  )
  if (state === 'AWAITING_CASH' || state === 'PAYING')
    return (
      <ButtonLink href={placeOf(checkout)} size="large" isFullWidth>
        <FormattedMessage id={`purchases.wayOn.${state}`} />
      </ButtonLink>
    )
  const refund = refunds.find((each) => each.state === 'AWAITS_ACCOUNT') ?? refunds.at(-1)
  if (refund)
    return (
      <ButtonLink
        href={paths.refund({ refund_id: refund.id })}
        size="large"
        isFullWidth
        emphasis={refund.state === 'AWAITS_ACCOUNT' ? 'solid' : 'outline'}
      >
        <FormattedMessage
          id={
            refund.state === 'AWAITS_ACCOUNT'
              ? 'purchases.wayOn.refund'
              : 'purchases.wayOn.refund.see'
          }
        />
      </ButtonLink>
    )
  const delivery = checkout.order?.delivery
  return delivery && <DeliveryLink delivery={delivery} />
}
