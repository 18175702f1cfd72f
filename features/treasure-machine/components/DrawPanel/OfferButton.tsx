import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { OfferButton_offer$key } from './__generated__/OfferButton_offer.graphql.ts'
import { offer as offerStyle, price, words } from './DrawPanel.css.ts'

type OfferButtonProps = {
  offer: OfferButton_offer$key
  /** What a ticket is: a lot that was bought. */
  isLot: boolean
  isMain: boolean
  onChoose: () => void
}

/** One way to draw, with what it costs; and when it comes again, where the fan has had it. */
export function OfferButton({ isLot, isMain, onChoose, ...props }: OfferButtonProps) {
  const { kind, count, coins, isPaidOnly, isUsed, returnsAt } = useFragment(
    graphql`
      fragment OfferButton_offer on TreasureOffer @throwOnFieldError {
        kind
        count
        coins
        isPaidOnly
        isUsed
        returnsAt
      }
    `,
    props.offer,
  )
  const { dayAndTime } = useTokyoTime()
  return (
    <li className={offerStyle}>
      <Button
        size="large"
        isFullWidth
        emphasis={isMain ? 'solid' : 'soft'}
        disabled={isUsed}
        onClick={onChoose}
      >
        <span className={words}>
          <FormattedMessage id="treasure.offer.draw" values={{ count }} />
          <span className={price}>
            <FormattedMessage
              id={`treasure.offer.${kind === 'FREE' ? 'free' : kind !== 'TICKET' ? 'coins' : isLot ? 'lot' : 'ticket'}`}
              values={{ coins }}
            />
          </span>
        </span>
      </Button>
      {(isPaidOnly || isUsed || kind === 'FREE') && (
        <Text size="caption" tone="muted" tabular>
          {isUsed ? (
            <FormattedMessage
              id={kind === 'FREE' ? 'treasure.offer.tomorrow' : 'treasure.offer.returns'}
              values={{ instant: returnsAt == null ? '' : dayAndTime(returnsAt) }}
            />
          ) : (
            <FormattedMessage
              id={`treasure.offer.${kind === 'FREE' ? 'freeDaily' : kind === 'DISCOUNT_DRAW_TEN' ? 'once' : 'daily'}`}
            />
          )}
        </Text>
      )}
    </li>
  )
}
