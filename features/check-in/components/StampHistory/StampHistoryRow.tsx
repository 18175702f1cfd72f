import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { instantOf } from '../../instantOf.ts'
import { Stamp } from '../Stamp/Stamp.tsx'
import type { StampHistoryRow_checkIn$key } from './__generated__/StampHistoryRow_checkIn.graphql.ts'
import { row, seal, words } from './StampHistory.css.ts'

/** One day's stamp: which of its row it was, and the coins that came with it. */
export function StampHistoryRow(props: { checkIn: StampHistoryRow_checkIn$key }) {
  const { day, streak, coins, monthCoins } = useFragment(
    graphql`
      fragment StampHistoryRow_checkIn on CheckIn @throwOnFieldError {
        day
        streak
        coins
        monthCoins
      }
    `,
    props.checkIn,
  )
  const tokyo = useTokyoTime()
  return (
    <li className={row}>
      <span className={seal}>
        <Stamp standing="stamped" />
      </span>
      <span className={words}>
        <Text as="time" weight="medium" dateTime={day} tabular>
          {tokyo.day(instantOf(day))}
        </Text>
        <Text as="span" size="small" tone="muted">
          <FormattedMessage id="check-in.history.streak" values={{ days: streak }} />
          {monthCoins > 0 && (
            <>
              {' · '}
              <FormattedMessage id="check-in.history.month" values={{ coins: monthCoins }} />
            </>
          )}
        </Text>
      </span>
      <Text as="span" weight="bold" tabular>
        <FormattedMessage id="check-in.history.coins" values={{ coins }} />
      </Text>
    </li>
  )
}
