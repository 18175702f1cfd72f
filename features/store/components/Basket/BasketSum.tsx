import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { checkoutOfBasket } from '#addresses/checkout.ts'
import { paths as legalPaths } from '#addresses/legal.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { isOrderableLine } from '#rules/store.ts'
import { CoinsAlone } from '../CoinsAlone/CoinsAlone.tsx'
import { useCoinsAlone } from '../CoinsAlone/useCoinsAlone.ts'
import { Coins, Yen } from '../Price/Price.tsx'
import type { BasketSum_basket$key } from './__generated__/BasketSum_basket.graphql.ts'
import { amounts, row, sum } from './Basket.css.ts'

/** What all of it costs, in yen or in coins, and the way to the checkout where it can be ordered. */
export function BasketSum(props: { basket: BasketSum_basket$key }) {
  const { orderableCount, totalYen, totalCoins, isOrderable, lines } = useFragment(
    graphql`
      fragment BasketSum_basket on Basket @throwOnFieldError {
        orderableCount
        totalYen
        totalCoins
        isOrderable
        lines {
          problem
          priceYen
          item {
            name
            viewerCheckout {
              id
              ...CheckoutUnderWay_session
            }
          }
        }
      }
    `,
    props.basket,
  )
  const isUnderWay = lines.some((line) => !isOrderableLine(line) && line.item.viewerCheckout)
  const offered = lines.filter(isOrderableLine)
  const { told } = useCoinsAlone(offered)
  const isPayable = totalYen != null || totalCoins != null
  return (
    <section className={sum} aria-live="polite">
      <div className={row}>
        <Text key={orderableCount} as="span" weight="bold">
          <FormattedMessage id="store.basket.sum" values={{ count: orderableCount }} />
        </Text>
        <div className={amounts}>
          {totalYen != null && <Yen amount={totalYen} />}
          {totalYen != null && totalCoins != null && (
            <Text as="span" size="small" tone="muted">
              <FormattedMessage id="store.price.or" />
            </Text>
          )}
          {totalCoins != null && <Coins amount={totalCoins} />}
        </div>
      </div>
      {totalCoins != null && <CoinsAlone lines={offered} />}
      {isOrderable && isPayable ? (
        <ButtonLink href={checkoutOfBasket()} size="large" isFullWidth>
          <FormattedMessage id="store.basket.order" />
        </ButtonLink>
      ) : isUnderWay ? (
        <Text weight="medium">
          <FormattedMessage id="store.basket.underWay" />
        </Text>
      ) : (
        <Text tone="danger" weight="medium">
          {isOrderable ? (
            <FormattedMessage id="store.basket.mixed" values={told} />
          ) : (
            <FormattedMessage id="store.basket.blocked" />
          )}
        </Text>
      )}
      <Text size="small" tone="muted">
        <FormattedMessage id="store.basket.note" />
      </Text>
      <Text size="small">
        <TextLink href={legalPaths.commercialTransactions()}>
          <FormattedMessage id="store.law" />
        </TextLink>
      </Text>
    </section>
  )
}
