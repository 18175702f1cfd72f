import { FormattedMessage } from 'react-intl'
import { sum } from './Sum.css.ts'

type SumProps = { amount: number; currency: 'YEN' | 'COINS'; size?: 'usual' | 'large' }

/** So many yen, with tax, or so many coins. */
export function Sum({ amount, currency, size = 'usual' }: SumProps) {
  return (
    <span className={sum({ size })}>
      <FormattedMessage
        id={currency === 'YEN' ? 'checkout.sum.yen' : 'checkout.sum.coins'}
        values={{ amount }}
      />
    </span>
  )
}
