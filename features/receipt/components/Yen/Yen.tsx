import { FormattedMessage } from 'react-intl'

/** An amount of yen. */
export function Yen({ amount }: { amount: number }) {
  return <FormattedMessage id="receipt.yen" values={{ amount }} />
}
