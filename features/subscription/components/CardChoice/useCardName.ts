import { useIntl } from 'react-intl'
import { graphql, readInlineData } from 'react-relay'
import type { useCardName_instrument$key } from './__generated__/useCardName_instrument.graphql.ts'

/** Says a saved card by its brand, its last digits and until when it is good. */
export function useCardName() {
  const intl = useIntl()
  return (key: useCardName_instrument$key) => {
    const { brand, last4, expMonth, expYear, isExpired } = readInlineData(
      graphql`
        fragment useCardName_instrument on PaymentInstrument @inline @throwOnFieldError {
          brand
          last4
          expMonth
          expYear
          isExpired
        }
      `,
      key,
    )
    const until = `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(2)}`
    return intl.formatMessage(
      { id: isExpired ? 'subscription.card.expired' : 'subscription.card.name' },
      { brand: names[brand], last4, until },
    )
  }
}

/** As the schemes write themselves. */
const names = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  JCB: 'JCB',
  AMEX: 'American Express',
  DINERS: 'Diners Club',
  DISCOVER: 'Discover',
  UNIONPAY: 'UnionPay',
  OTHER: '',
} as const
