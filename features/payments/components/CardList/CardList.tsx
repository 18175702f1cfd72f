import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { SavedCard } from '../SavedCard/SavedCard.tsx'
import type { CardList_cards$key } from './__generated__/CardList_cards.graphql.ts'
import { item, list } from './CardList.css.ts'
import { DeleteCard } from './DeleteCard.tsx'

/** A fan's saved cards, each with the way to be rid of it. */
export function CardList(props: { cards: CardList_cards$key }) {
  const cards = useFragment(
    graphql`
      fragment CardList_cards on PaymentInstrument @relay(plural: true) @throwOnFieldError {
        id
        ...SavedCard_card
        ...DeleteCard_card
      }
    `,
    props.cards,
  )
  const intl = useIntl()
  return (
    <ul className={list} aria-label={intl.formatMessage({ id: 'payments.saved.label' })}>
      {cards.map((card) => (
        <li key={card.id} className={item}>
          <SavedCard card={card}>
            <DeleteCard card={card} />
          </SavedCard>
        </li>
      ))}
    </ul>
  )
}
