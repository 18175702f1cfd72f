import { FormattedMessage } from 'react-intl'

type PriceProps = { total: number; isInCoins: boolean }

/** What something costs, in what it is paid with. */
export function Price({ total, isInCoins }: PriceProps) {
  return (
    <FormattedMessage
      id={isInCoins ? 'purchases.total.coins' : 'purchases.total.yen'}
      values={{ total }}
    />
  )
}
