import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { OfferButton_offer$key } from './__generated__/OfferButton_offer.graphql.ts'
import { offer as offerStyle } from './DrawPanel.css.ts'

type OfferButtonProps = { offer: OfferButton_offer$key; isFirst: boolean; onChoose: () => void }

/** One way to draw, with what it costs; and when it comes again, where the fan has had it. */
export function OfferButton({ isFirst, onChoose, ...props }: OfferButtonProps) {
  const { kind, count, coins, isPaidOnly, isUsed, returnsAt, missing } = useFragment(
    graphql`
      fragment OfferButton_offer on TreasureOffer @throwOnFieldError {
        kind
        count
        coins
        isPaidOnly
        isUsed
        returnsAt
        missing
      }
    `,
    props.offer,
  )
  const { dayAndTime } = useTokyoTime()
  const isTicket = kind === 'TICKET'
  // A discount that is over for good is no news.
  if (isUsed && returnsAt == null) return null
  if (isTicket && missing > 0) return null
  return (
    <li className={offerStyle}>
      <Button
        size="large"
        isFullWidth
        icon={isTicket ? 'star' : 'coin'}
        emphasis={isFirst ? 'solid' : 'soft'}
        disabled={isUsed}
        onClick={onChoose}
      >
        <FormattedMessage
          id={isTicket ? 'treasure.offer.ticket' : 'treasure.offer.coins'}
          values={{ count, coins }}
        />
      </Button>
      {(isPaidOnly || isUsed) && (
        <Text size="caption" tone="muted" tabular>
          {isUsed ? (
            <FormattedMessage
              id="treasure.offer.returns"
              values={{ instant: returnsAt == null ? '' : dayAndTime(returnsAt) }}
            />
          ) : (
            <FormattedMessage
              id={kind === 'DISCOUNT_TEN' ? 'treasure.offer.once' : 'treasure.offer.daily'}
            />
          )}
        </Text>
      )}
    </li>
  )
}
