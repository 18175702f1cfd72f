import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/delivery.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { DeliveryPage, MissingDelivery } from '../../components/DeliveryPage/DeliveryPage.tsx'
import { DeliveryStatus } from '../../components/DeliveryStatus/DeliveryStatus.tsx'
import type { DeliveryScreenQuery } from './__generated__/DeliveryScreenQuery.graphql.ts'

/** `/store/prize/delivery/:real_goods_delivery_id`: where a parcel is, and what the fan does next. */
export function Screen(props: ScreenProps<DeliveryScreenQuery>) {
  const intl = useIntl()
  return (
    <DeliveryPage title={intl.formatMessage({ id: 'delivery.title' })}>
      <Delivery {...props} />
    </DeliveryPage>
  )
}

function Delivery({ queryRef }: ScreenProps<DeliveryScreenQuery>) {
  const { node } = usePreloadedQuery<DeliveryScreenQuery>(
    graphql`
      query DeliveryScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on RealGoodsDelivery @alias(as: "delivery") {
            id
            state
            ...DeliveryStatus_delivery
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const delivery = node?.delivery
  if (!delivery) return <MissingDelivery />
  return (
    <>
      <DeliveryStatus delivery={delivery} />
      {delivery.state === 'AWAITING_ADDRESS' && (
        <ButtonLink
          href={paths.form({ real_goods_delivery_id: delivery.id })}
          size="large"
          isFullWidth
        >
          {intl.formatMessage({ id: 'delivery.toForm' })}
        </ButtonLink>
      )}
    </>
  )
}
