import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useEarlySale } from '#features/subscription/index.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { SalePeriod_item$key } from './__generated__/SalePeriod_item.graphql.ts'
import { EarlySale } from './EarlySale.tsx'
import { SaleCountdown } from './SaleCountdown.tsx'
import { period, words } from './SalePeriod.css.ts'

/**
 * When an item's sale begins or ends, or who may buy before it begins, counted down in its last week; at its end the page
 * is read anew.
 */
export function SalePeriod(props: { item: SalePeriod_item$key }) {
  const { state, saleFrom, saleUntil, ...item } = useFragment(
    graphql`
      fragment SalePeriod_item on StoreItem @throwOnFieldError {
        state
        saleFrom
        saleUntil
        earlySale {
          ...useEarlySale_sale
        }
      }
    `,
    props.item,
  )
  const earlySale = useEarlySale(item.earlySale)
  const tokyo = useTokyoTime()
  const turn = state === 'UPCOMING' ? saleFrom : saleUntil
  if (turn == null || state === 'ENDED') return null
  if (state === 'UPCOMING' && earlySale) return <EarlySale sale={earlySale} saleFrom={turn} />
  return (
    <div className={period}>
      <Icon name="calendar" />
      <div className={words}>
        <Text size="small" weight="medium">
          {state === 'UPCOMING' ? (
            <FormattedMessage id="store.period.from" values={{ instant: tokyo.whole(turn) }} />
          ) : (
            <FormattedMessage
              id="store.period.until"
              values={{ instant: tokyo.whole(lastInstant(turn)) }}
            />
          )}
        </Text>
        <SaleCountdown key={turn} until={turn} />
      </div>
    </div>
  )
}
