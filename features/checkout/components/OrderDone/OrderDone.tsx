import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { DeliveryLink } from '#features/delivery/index.ts'
import { paths as storePaths } from '#features/store/paths.ts'
import { placeOf } from '../../places.ts'
import { OrderSummary } from './OrderSummary.tsx'
import type { OrderDone_session$key } from './__generated__/OrderDone_session.graphql.ts'

/** The order's number, what was paid, and where to go from here: back to what lacked these coins, where something did. */
export function OrderDone(props: { session: OrderDone_session$key }) {
  const { state, order, returnsTo } = useFragment(
    graphql`
      fragment OrderDone_session on CheckoutSession @throwOnFieldError {
        state
        order {
          number
          ...OrderSummary_order
          delivery {
            ...DeliveryLink_delivery
          }
        }
        returnsTo {
          id
          origin
          state
        }
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const waits = returnsTo && (returnsTo.state === 'OPEN' || returnsTo.state === 'READY')
  return (
    <Stack gap={6}>
      <Banner tone="success" title={intl.formatMessage({ id: 'checkout.done.thanks' })}>
        <FormattedMessage
          id={state === 'PAID' ? 'checkout.done.onItsWay' : 'checkout.done.complete'}
        />
      </Banner>
      {order && <OrderSummary order={order} />}
      {order?.delivery && <DeliveryLink delivery={order.delivery} />}
      {waits ? (
        <ButtonLink href={placeOf(returnsTo)} size="large" isFullWidth>
          <FormattedMessage id="checkout.done.goOn" />
        </ButtonLink>
      ) : (
        <ButtonLink
          href={storePaths.store()}
          tone="neutral"
          emphasis="outline"
          size="large"
          isFullWidth
        >
          <FormattedMessage id="checkout.toStore" />
        </ButtonLink>
      )}
      {waits && (
        <Text size="small" tone="muted">
          <FormattedMessage id="checkout.done.held" />
        </Text>
      )}
    </Stack>
  )
}
