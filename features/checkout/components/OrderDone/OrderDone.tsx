import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { DeliveryLink } from '#features/delivery/index.ts'
import { paths as purchasePaths } from '#features/purchases/paths.ts'
import { paths as giftPaths } from '#features/special-gift/paths.ts'
import { paths as storePaths } from '#features/store/paths.ts'
import { paths as machinePaths } from '#features/treasure-machine/paths.ts'
import { paths as walletPaths } from '#features/wallet/paths.ts'
import type { RealGoodsDeliveryState } from '#schema/types.generated.ts'
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
          ...OrderSummary_order
          lines {
            itemId
            kind
            opens {
              id
            }
          }
          delivery {
            state
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
  const lots = order?.lines.filter(({ kind }) => kind === 'LOTTERY') ?? []
  const opened = order?.lines.flatMap(({ opens }) => opens ?? []) ?? []
  const waits = returnsTo && (returnsTo.state === 'OPEN' || returnsTo.state === 'READY')
  return (
    <Stack gap={6}>
      <Banner tone="success" title={intl.formatMessage({ id: 'checkout.done.thanks' })}>
        <FormattedMessage
          id={state === 'PAID' ? 'checkout.done.onItsWay' : howItCame(order?.delivery?.state)}
        />
      </Banner>
      {order && <OrderSummary order={order} />}
      {order?.delivery && <DeliveryLink delivery={order.delivery} />}
      {lots.map(({ itemId }) => (
        <ButtonLink
          key={itemId}
          href={machinePaths.acquired({ item_id: itemId })}
          size="large"
          isFullWidth
        >
          <FormattedMessage id="checkout.done.lots" />
        </ButtonLink>
      ))}
      {opened.length > 0 && (
        <ButtonLink
          href={
            opened.length === 1 ? giftPaths.gifts({ item_id: opened[0]!.id }) : giftPaths.list()
          }
          size="large"
          isFullWidth
        >
          <FormattedMessage id="checkout.done.open" />
        </ButtonLink>
      )}
      {!waits && order?.lines.some(({ kind }) => kind === 'COIN_PACK') && (
        <ButtonLink href={walletPaths.coins()} size="large" isFullWidth>
          <FormattedMessage id="checkout.done.coins" />
        </ButtonLink>
      )}
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
      {waits ? (
        <Text size="small" tone="muted">
          <FormattedMessage id="checkout.done.held" />
        </Text>
      ) : (
        <TextLink href={purchasePaths.history()}>
          <FormattedMessage id="checkout.done.history" />
        </TextLink>
      )}
    </Stack>
  )
}

/** What is sent waits for its address, or for its parcel; all else is there already. */
function howItCame(delivery: RealGoodsDeliveryState | undefined) {
  if (delivery === undefined) return 'checkout.done.atOnce'
  return delivery === 'AWAITING_ADDRESS' ? 'checkout.done.address' : 'checkout.done.sent'
}
