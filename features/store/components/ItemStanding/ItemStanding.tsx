import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { useEarlySale } from '#features/subscription/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { fewLeft } from '#rules/store.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import type { ItemStanding_item$key } from './__generated__/ItemStanding_item.graphql.ts'

/**
 * In a word, what there is to know before one looks closer: sold out, not yet sold or to members alone, few left, made to
 * order.
 */
export function ItemStanding(props: { item: ItemStanding_item$key }) {
  const { state, stockLeft, saleFrom, saleUntil, isMadeToOrder, ...item } = useFragment(
    graphql`
      fragment ItemStanding_item on StoreItem @throwOnFieldError {
        state
        stockLeft
        saleFrom
        saleUntil
        isMadeToOrder
        earlySale {
          ...useEarlySale_sale
        }
      }
    `,
    props.item,
  )
  const tokyo = useTokyoTime()
  const earlySale = useEarlySale(item.earlySale)
  const isEarly = earlySale?.isForViewer ?? false
  const isGone = state === 'SOLD_OUT' || (isEarly && stockLeft === 0)
  if (isGone || state === 'ENDED')
    return (
      <Chip tone="neutral">
        <FormattedMessage id={isGone ? 'store.state.SOLD_OUT' : 'store.state.ENDED'} />
      </Chip>
    )
  if (state === 'UPCOMING' && saleFrom != null && !isEarly)
    return (
      <>
        <Chip tone="accent" icon="calendar">
          <FormattedMessage
            id="store.state.UPCOMING"
            values={{ instant: tokyo.moment(saleFrom) }}
          />
        </Chip>
        {earlySale && (
          <Chip tone="neutral" icon="moon">
            <FormattedMessage
              id={earlySale.isOpen ? 'store.state.membersNow' : 'store.state.membersFrom'}
              values={{ instant: tokyo.moment(earlySale.from) }}
            />
          </Chip>
        )}
      </>
    )
  if (stockLeft != null && stockLeft <= fewLeft)
    return (
      <Chip tone="warning">
        <FormattedMessage id="store.left" values={{ count: stockLeft }} />
      </Chip>
    )
  if (isEarly)
    return (
      <Chip tone="accent" icon="moon">
        <FormattedMessage id="store.state.membersNow" />
      </Chip>
    )
  if (saleUntil != null)
    return (
      <Chip tone="warning">
        <FormattedMessage
          id="store.until"
          values={{ instant: tokyo.moment(lastInstant(saleUntil)) }}
        />
      </Chip>
    )
  return isMadeToOrder ? (
    <Chip tone="neutral">
      <FormattedMessage id="store.madeToOrder" />
    </Chip>
  ) : null
}
