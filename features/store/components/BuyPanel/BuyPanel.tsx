import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as giftPaths } from '#addresses/special-gift.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useEarlySale } from '#features/subscription/index.ts'
import { AlertButton } from '../AlertButton/AlertButton.tsx'
import { CheckoutUnderWay } from '../CheckoutUnderWay/CheckoutUnderWay.tsx'
import { WishButton } from '../WishButton/WishButton.tsx'
import type { BuyPanel_item$key } from './__generated__/BuyPanel_item.graphql.ts'
import { BuyButtons } from './BuyButtons.tsx'
import { panel, toggles } from './BuyPanel.css.ts'

type BuyPanelProps = {
  item: BuyPanel_item$key
  /** Which of the item's variants is chosen, and what chooses another. */
  variantId?: string | undefined
  onChoose: (variantId: string) => void
}

/** What a fan can do about an item now: buy it, be told of it, keep it in mind; and why not more. */
export function BuyPanel({ variantId, onChoose, ...props }: BuyPanelProps) {
  const item = useFragment(
    graphql`
      fragment BuyPanel_item on StoreItem @throwOnFieldError {
        kind
        state
        stockLeft
        earlySale {
          ...useEarlySale_sale
        }
        perPersonLimit
        viewerAllowed
        viewerCheckout {
          ...CheckoutUnderWay_session
        }
        ...AlertButton_item
        ...BuyButtons_item
        ...WishButton_item
      }
    `,
    props.item,
  )
  const { kind, state, stockLeft, perPersonLimit, viewerAllowed, viewerCheckout } = item
  const isEarly = useEarlySale(item.earlySale)?.isForViewer ?? false
  // Before an item is on sale for all, its state says nothing of how many are left to members.
  const isGone = state === 'SOLD_OUT' || (isEarly && stockLeft === 0)
  const isOnSale = state === 'ON_SALE' || (isEarly && !isGone)
  const hasAll = isOnSale && viewerAllowed === 0
  // What nobody else can have since the fan holds it is not gone for them.
  const isSoldOut = isGone && !viewerCheckout
  return (
    <div className={panel}>
      {viewerCheckout && <CheckoutUnderWay session={viewerCheckout} />}
      {(isSoldOut || state === 'ENDED') && (
        <Banner tone="info">
          {isSoldOut ? (
            <FormattedMessage
              id="store.buy.SOLD_OUT"
              values={{ alert: <FormattedMessage id="store.alert.SOLD_OUT" /> }}
            />
          ) : (
            <FormattedMessage id="store.buy.ENDED" />
          )}
        </Banner>
      )}
      {hasAll &&
        !viewerCheckout &&
        (kind === 'DIGITAL' ? (
          <Owned />
        ) : (
          <Banner tone="info">
            <FormattedMessage id="store.buy.hasAll" values={{ count: perPersonLimit }} />
          </Banner>
        ))}
      {isOnSale && !hasAll && <BuyButtons item={item} variantId={variantId} onChoose={onChoose} />}
      <div className={toggles}>
        {(isSoldOut || (state === 'UPCOMING' && !isEarly)) && <AlertButton item={item} />}
        <WishButton item={item} />
      </div>
      {perPersonLimit != null && !hasAll && (
        <Text size="small" tone="muted">
          <FormattedMessage id="store.limit" values={{ count: perPersonLimit }} />
        </Text>
      )}
    </div>
  )
}

/** A digital good is bought once: whoever has it is led to it. */
function Owned() {
  return (
    <Banner
      tone="success"
      action={
        <ButtonLink href={giftPaths.list()} size="small" emphasis="outline" tone="neutral">
          <FormattedMessage id="store.buy.owned.look" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="store.buy.owned" />
    </Banner>
  )
}
