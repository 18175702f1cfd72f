import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/delivery.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Redirect } from '#platform/routing/Redirect.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { DeliveryPage, MissingDelivery } from '../../components/DeliveryPage/DeliveryPage.tsx'
import { DeliveryStatus } from '../../components/DeliveryStatus/DeliveryStatus.tsx'
import type { DeliveryDoneScreenQuery } from './__generated__/DeliveryDoneScreenQuery.graphql.ts'

/** `…/done`: it is said; what is sent where, and what comes next. */
export function Screen(props: ScreenProps<DeliveryDoneScreenQuery>) {
  const intl = useIntl()
  return (
    <DeliveryPage title={intl.formatMessage({ id: 'delivery.done.title' })}>
      <Done {...props} />
    </DeliveryPage>
  )
}

function Done({ queryRef }: ScreenProps<DeliveryDoneScreenQuery>) {
  const { node } = usePreloadedQuery<DeliveryDoneScreenQuery>(
    graphql`
      query DeliveryDoneScreenQuery($id: ID!) @throwOnFieldError {
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
  const params = { real_goods_delivery_id: delivery.id }
  if (delivery.state === 'AWAITING_ADDRESS') return <Redirect to={paths.form(params)} />
  return (
    <>
      <DeliveryStatus delivery={delivery} />
      <ButtonLink href={paths.delivery(params)} tone="neutral" emphasis="outline" isFullWidth>
        {intl.formatMessage({ id: 'delivery.toStatus' })}
      </ButtonLink>
    </>
  )
}
