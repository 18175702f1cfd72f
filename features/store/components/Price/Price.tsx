import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Icon } from '#design-system/icon/Icon.tsx'
import type { Price_item$key } from './__generated__/Price_item.graphql.ts'
import { note, price, prices, sign } from './Price.css.ts'

type PriceProps = {
  item: Price_item$key
  /** Of what was chosen of the item, where it costs something of its own. */
  chosen?: { priceYen?: number | null; priceCoins?: number | null } | null
  size?: 'medium' | 'large'
}

/** What one piece costs: in yen with tax, in coins, or either. */
export function Price({ size = 'medium', chosen, ...props }: PriceProps) {
  const item = useFragment(
    graphql`
      fragment Price_item on StoreItem @throwOnFieldError {
        priceYen
        priceCoins
        isPriceFrom
      }
    `,
    props.item,
  )
  const { priceYen, priceCoins } = chosen ?? item
  return (
    <p className={prices}>
      {priceYen != null && <Yen amount={priceYen} size={size} />}
      {priceYen != null && priceCoins != null && (
        <small className={note}>
          <FormattedMessage id="store.price.or" />
        </small>
      )}
      {priceCoins != null && <Coins amount={priceCoins} size={size} />}
      {item.isPriceFrom && !chosen && (
        <small className={note}>
          <FormattedMessage id="store.price.from" />
        </small>
      )}
    </p>
  )
}

type AmountProps = { amount: number; size?: PriceProps['size'] }

/** So many yen, with tax. */
export function Yen({ amount, size = 'medium' }: AmountProps) {
  return (
    <span className={price({ size })}>
      <FormattedMessage id="store.price.yen" values={{ amount }} />
      <small className={note}>
        <FormattedMessage id="store.price.tax" />
      </small>
    </span>
  )
}

/** So many coins. */
export function Coins({ amount, size = 'medium' }: AmountProps) {
  return (
    <span className={price({ size })}>
      <span className={sign}>
        <Icon name="coin" size={size === 'large' ? 24 : 20} />
      </span>
      <FormattedMessage id="store.price.coins" values={{ amount }} />
      <small className={note}>
        <FormattedMessage id="store.price.unit" />
      </small>
    </span>
  )
}
