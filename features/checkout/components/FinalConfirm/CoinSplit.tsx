import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { CoinSplit_coins$key } from './__generated__/CoinSplit_coins.graphql.ts'
import { split } from './FinalConfirm.css.ts'

/** Which of the fan's coins a price takes, and when the next of them would expire. */
export function CoinSplit(props: { coins: CoinSplit_coins$key }) {
  const { free, paid, expiresNext } = useFragment(
    graphql`
      fragment CoinSplit_coins on CheckoutCoins @throwOnFieldError {
        free
        paid
        expiresNext
      }
    `,
    props.coins,
  )
  const { whole } = useTokyoTime()
  return (
    <>
      <span className={split}>
        <FormattedMessage id="checkout.coins.split" values={{ free, paid }} />
      </span>
      {expiresNext && (
        <Text size="small" tone="muted" tabular>
          <FormattedMessage
            id="checkout.coins.expiresNext"
            values={{ until: whole(lastInstant(expiresNext)) }}
          />
        </Text>
      )}
    </>
  )
}

/** What expires at midnight can be spent until 23:59. */
const lastInstant = (expiresAt: string) => new Date(Date.parse(expiresAt) - 1).toISOString()
