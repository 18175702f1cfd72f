import { useIntl } from 'react-intl'
import type { CardBrand } from '#schema/types.generated.ts'

/** Says a saved card by what tells it from the others: `Visa •••• 4242`. */
export function useCardName(): (card: { brand: CardBrand; last4: string }) => string {
  const intl = useIntl()
  return ({ brand, last4 }) =>
    intl.formatMessage(
      { id: 'payments.saved.name' },
      { brand: intl.formatMessage({ id: `payments.brand.${brand}` }), last4 },
    )
}

/** The month until whose end a card is good, as it stands on the card: `12/30`. */
export function expiryOf({ expMonth, expYear }: { expMonth: number; expYear: number }): string {
  return `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`
}
