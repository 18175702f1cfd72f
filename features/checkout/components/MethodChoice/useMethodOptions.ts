import { useIntl } from 'react-intl'
import { expiryOf, useCardName } from '#features/payments/index.ts'
import type { MethodChoice_session$data } from './__generated__/MethodChoice_session.graphql.ts'

type Session = Pick<
  MethodChoice_session$data,
  'coins' | 'instrument' | 'instruments' | 'method' | 'methods'
>

/** What a session is to be paid with: a saved card's id, or a method. */
export const chosenOf = ({ method, instrument }: Session) => instrument?.id ?? method ?? undefined

/** What is chosen for a fan to begin with: the first way that pays it as they are now. */
export const firstOf = (session: Session, options: ReturnType<typeof useMethodOptions>) => {
  const usable = options.filter(({ disabled }) => !disabled)
  const isShort = (session.coins?.missing ?? 0) > 0
  return (usable.find(({ value }) => value !== 'COINS' || !isShort) ?? usable[0])?.value
}

/** The ways to choose from: each method, and before a card that is typed in the saved ones, what was used last first. */
export function useMethodOptions({ methods, instruments, coins }: Session) {
  const intl = useIntl()
  const nameOf = useCardName()
  const missing = coins?.missing ?? 0
  const cards = instruments.map((card) => ({
    value: card.id,
    label: nameOf(card),
    description: intl.formatMessage(
      { id: card.isExpired ? 'payments.saved.expired' : 'payments.saved.expiry' },
      { expiry: expiryOf(card) },
    ),
    disabled: card.isExpired,
  }))
  return methods.flatMap((method) => {
    const isNewCard = method === 'CARD' && cards.length > 0
    const option = {
      value: method as string,
      label: intl.formatMessage({
        id: isNewCard ? 'checkout.method.CARD.new' : `checkout.method.${method}`,
      }),
      description:
        method === 'COINS' && missing > 0
          ? intl.formatMessage({ id: 'checkout.method.COINS.short' }, { missing })
          : intl.formatMessage({ id: `checkout.method.${method}.hint` }),
      disabled: false,
    }
    return method === 'CARD' ? [...cards, option] : [option]
  })
}
