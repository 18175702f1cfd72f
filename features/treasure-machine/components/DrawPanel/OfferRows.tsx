import { graphql, useFragment } from 'react-relay'
import type { TreasureOfferKind } from '#schema/types.generated.ts'
import { OfferButton } from './OfferButton.tsx'
import type { OfferRows_machine$key } from './__generated__/OfferRows_machine.graphql.ts'
import { offerRow } from './DrawPanel.css.ts'

type OfferRowsProps = { machine: OfferRows_machine$key; onChoose: (kind: string) => void }

const rows: readonly (readonly TreasureOfferKind[])[] = [
  ['FREE'],
  ['TICKET'],
  ['DISCOUNT_DRAW_ONE', 'DISCOUNT_DRAW_TEN'],
  ['ONE', 'TEN'],
]

/** The ways to draw now: a ticket before what costs least, one beside ten. */
export function OfferRows({ onChoose, ...props }: OfferRowsProps) {
  const { item, viewerOffers } = useFragment(
    graphql`
      fragment OfferRows_machine on TreasureMachine @throwOnFieldError {
        item {
          id
        }
        viewerOffers {
          kind
          isUsed
          returnsAt
          missing
          ...OfferButton_offer
        }
      }
    `,
    props.machine,
  )
  const shown = viewerOffers.filter(
    ({ kind, isUsed, returnsAt, missing }) =>
      // A discount that is over for good is no news, nor is a ticket that one has not.
      !(isUsed && returnsAt == null) && !(kind === 'TICKET' && missing > 0),
  )
  const main = shown.find(({ isUsed }) => !isUsed)
  return rows
    .map((kinds) => shown.filter(({ kind }) => kinds.includes(kind)))
    .filter((row) => row.length > 0)
    .map((row) => (
      <ul key={row[0]?.kind} className={offerRow}>
        {row.map((offer) => (
          <OfferButton
            key={offer.kind}
            offer={offer}
            isLot={item != null}
            isMain={offer === main}
            onChoose={() => onChoose(offer.kind)}
          />
        ))}
      </ul>
    ))
}
