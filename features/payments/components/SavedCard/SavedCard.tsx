import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { expiryOf, useCardName } from '../../useCardName.ts'
import type { SavedCard_card$key } from './__generated__/SavedCard_card.graphql.ts'
import { card as cardStyle, mark, name, words } from './SavedCard.css.ts'

type SavedCardProps = {
  card: SavedCard_card$key
  /** What can be done with it. */
  children?: ReactNode
}

/** A saved card by what tells it from the others: its brand, its last four digits, until when it is good. */
export function SavedCard({ children, ...props }: SavedCardProps) {
  const card = useFragment(
    graphql`
      fragment SavedCard_card on PaymentInstrument @throwOnFieldError {
        brand
        last4
        expMonth
        expYear
        isExpired
      }
    `,
    props.card,
  )
  const intl = useIntl()
  const nameOf = useCardName()
  const { brand, isExpired } = card
  return (
    <div className={cardStyle}>
      <span className={mark} aria-hidden>
        {intl.formatMessage({ id: `payments.mark.${brand}` })}
      </span>
      <span className={words}>
        <span className={name}>{nameOf(card)}</span>
        <Text as="span" size="small" tone={isExpired ? 'danger' : 'muted'} tabular>
          <FormattedMessage
            id={isExpired ? 'payments.saved.expired' : 'payments.saved.expiry'}
            values={{ expiry: expiryOf(card) }}
          />
        </Text>
      </span>
      {children}
    </div>
  )
}
