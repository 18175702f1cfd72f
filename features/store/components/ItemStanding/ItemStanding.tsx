import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { fewLeft } from '#rules/store.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import type { ItemStanding_item$key } from './__generated__/ItemStanding_item.graphql.ts'

/** In a word, what there is to know before one looks closer: sold out, not yet sold, few left, made to order. */
export function ItemStanding(props: { item: ItemStanding_item$key }) {
  const { state, stockLeft, saleFrom, saleUntil, isMadeToOrder } = useFragment(
    graphql`
      fragment ItemStanding_item on StoreItem @throwOnFieldError {
        state
        stockLeft
        saleFrom
        saleUntil
        isMadeToOrder
      }
    `,
    props.item,
  )
  const tokyo = useTokyoTime()
  if (state === 'SOLD_OUT' || state === 'ENDED')
    return (
      <Chip tone="neutral">
        <FormattedMessage id={`store.state.${state}`} />
      </Chip>
    )
  if (state === 'UPCOMING' && saleFrom != null)
    return (
      <Chip tone="accent" icon="calendar">
        <FormattedMessage id="store.state.UPCOMING" values={{ instant: tokyo.moment(saleFrom) }} />
      </Chip>
    )
  if (stockLeft != null && stockLeft <= fewLeft)
    return (
      <Chip tone="warning">
        <FormattedMessage id="store.left" values={{ count: stockLeft }} />
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
