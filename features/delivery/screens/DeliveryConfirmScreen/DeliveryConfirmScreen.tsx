import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/delivery.ts'
import { Redirect } from '#platform/routing/Redirect.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ConfirmDelivery } from '../../components/ConfirmDelivery/ConfirmDelivery.tsx'
import { DeliveryPage, MissingDelivery } from '../../components/DeliveryPage/DeliveryPage.tsx'
import type { DeliveryConfirmScreenQuery } from './__generated__/DeliveryConfirmScreenQuery.graphql.ts'

/** `…/confirm?address_id=`: what goes where, before it is said for good. Without an address it is asked for first. */
export function Screen(props: ScreenProps<DeliveryConfirmScreenQuery>) {
  const intl = useIntl()
  return (
    <DeliveryPage title={intl.formatMessage({ id: 'delivery.confirm.title' })}>
      <ConfirmStep {...props} />
    </DeliveryPage>
  )
}

function ConfirmStep({ queryRef }: ScreenProps<DeliveryConfirmScreenQuery>) {
  const { parcel, target } = usePreloadedQuery<DeliveryConfirmScreenQuery>(
    graphql`
      query DeliveryConfirmScreenQuery($id: ID!, $addressId: ID!) @throwOnFieldError {
        parcel: node(id: $id) {
          ... on RealGoodsDelivery @alias(as: "delivery") {
            id
            ...ConfirmDelivery_delivery
          }
        }
        target: node(id: $addressId) {
          ... on DeliveryAddress @alias(as: "address") {
            ...ConfirmDelivery_address
          }
        }
      }
    `,
    queryRef,
  )
  const delivery = parcel?.delivery
  if (!delivery) return <MissingDelivery />
  if (!target?.address) return <Redirect to={paths.form({ real_goods_delivery_id: delivery.id })} />
  return <ConfirmDelivery delivery={delivery} address={target.address} />
}
