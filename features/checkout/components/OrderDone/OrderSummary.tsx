import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { Sum } from '../Sum/Sum.tsx'
import type { OrderSummary_order$key } from './__generated__/OrderSummary_order.graphql.ts'
import { head, line, lines, number } from './OrderDone.css.ts'

/** An order by its number: what was bought, and what was paid. */
export function OrderSummary(props: { order: OrderSummary_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderSummary_order on Order @throwOnFieldError {
        number
        method
        total
        freeCoins
        placedAt
        lines {
          itemId
          name
          quantity
          price
        }
      }
    `,
    props.order,
  )
  const { whole } = useTokyoTime()
  const currency = order.method === 'COINS' ? 'COINS' : 'YEN'
  return (
    <div>
      <div className={head}>
        <Text size="small" tone="muted">
          <FormattedMessage id="checkout.order.number" />
        </Text>
        <p className={number}>{order.number}</p>
        <Text size="small" tone="muted" as="time" dateTime={order.placedAt}>
          {whole(order.placedAt)}
        </Text>
      </div>
      <ul className={lines}>
        {order.lines.map(({ itemId, name, quantity, price }) => (
          <li key={`${itemId} ${name}`} className={line}>
            <span>
              <FormattedMessage id="checkout.order.line" values={{ name, quantity }} />
            </span>
            <Sum amount={price * quantity} currency={currency} />
          </li>
        ))}
        <li className={line}>
          <span>
            <FormattedMessage id="checkout.order.total" />
          </span>
          <Sum amount={order.total} currency={currency} size="large" />
        </li>
      </ul>
      {currency === 'COINS' && (
        <Text size="small" tone="muted" tabular>
          <FormattedMessage
            id="checkout.coins.split"
            values={{ free: order.freeCoins, paid: order.total - order.freeCoins }}
          />
        </Text>
      )}
    </div>
  )
}
