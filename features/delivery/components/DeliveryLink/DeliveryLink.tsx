import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/delivery.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import type { DeliveryLink_delivery$key } from './__generated__/DeliveryLink_delivery.graphql.ts'

/** The way to a delivery: to say where it goes, as long as nobody has; then to where it is. */
export function DeliveryLink(props: { delivery: DeliveryLink_delivery$key }) {
  const { id, state } = useFragment(
    graphql`
      fragment DeliveryLink_delivery on RealGoodsDelivery @throwOnFieldError {
        id
        state
      }
    `,
    props.delivery,
  )
  if (state === 'AWAITING_ADDRESS')
    return (
      <ButtonLink href={paths.form({ real_goods_delivery_id: id })} size="large" isFullWidth>
        <FormattedMessage id="delivery.link.address" />
      </ButtonLink>
    )
  return (
    <ButtonLink
      href={paths.delivery({ real_goods_delivery_id: id })}
      tone="neutral"
      emphasis="outline"
      size="large"
      isFullWidth
    >
      <FormattedMessage id="delivery.link.standing" />
    </ButtonLink>
  )
}
