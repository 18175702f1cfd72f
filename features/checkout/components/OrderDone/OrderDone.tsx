import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { addressOfCheckout } from '#addresses/checkout.ts'
import { paths as purchasePaths } from '#addresses/purchases.ts'
import { paths as giftPaths } from '#addresses/special-gift.ts'
import { paths as storePaths } from '#addresses/store.ts'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import { paths as walletPaths } from '#addresses/wallet.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { NextStep, NextAction } from '#features/purchases/index.ts'
import { GiftLetter } from '#features/special-gift/index.ts'
import { MembershipPerks } from '#features/subscription/index.ts'
import { OrderSummary } from './OrderSummary.tsx'
import type { OrderDone_session$key } from './__generated__/OrderDone_session.graphql.ts'

/** The order's number, what was paid, and where to go from here: back to what lacked these coins, where something did. */
export function OrderDone(props: { session: OrderDone_session$key }) {
  const { purchase, order, letters, returnsTo } = useFragment(
    graphql`
      fragment OrderDone_session on CheckoutSession @throwOnFieldError {
        letters {
          id
          ...GiftLetter_letter
        }
        purchase {
          ...NextStep_purchase
          ...NextAction_purchase
        }
        order {
          ...OrderSummary_order
          subscription {
            item {
              viewerIsMember
              ...MembershipPerks_item
            }
          }
          lines {
            itemId
            kind
            opens {
              id
            }
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
  const membership = order?.subscription?.item
  const waits = returnsTo && (returnsTo.state === 'OPEN' || returnsTo.state === 'READY')
  return (
    <Stack gap={6}>
      <Banner tone="success" title={intl.formatMessage({ id: 'checkout.done.thanks' })}>
        {purchase && <NextStep purchase={purchase} />}
      </Banner>
      {order && <OrderSummary order={order} />}
      {membership?.viewerIsMember && <MembershipPerks item={membership} />}
      {letters.map((letter) => (
        <GiftLetter key={letter.id} letter={letter} />
      ))}
      {purchase && <NextAction purchase={purchase} />}
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
      {opened.length > 0 && !membership && (
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
        <ButtonLink href={addressOfCheckout(returnsTo)} size="large" isFullWidth>
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
