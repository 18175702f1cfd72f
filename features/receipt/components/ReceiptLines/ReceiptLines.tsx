import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { amount, row, rows } from '../ReceiptPaper/ReceiptPaper.css.ts'
import { Yen } from '../Yen/Yen.tsx'
import type { ReceiptLines_receipt$key } from './__generated__/ReceiptLines_receipt.graphql.ts'

/** What was bought, the reduced rate marked with ※, and what free coins took off. */
export function ReceiptLines(props: { receipt: ReceiptLines_receipt$key }) {
  const { lines, discountYen } = useFragment(
    graphql`
      fragment ReceiptLines_receipt on Receipt @throwOnFieldError {
        lines {
          name
          quantity
          unitYen
          amountYen
          isReduced
        }
        discountYen
      }
    `,
    props.receipt,
  )
  return (
    <ul className={rows}>
      {lines.map(({ name, quantity, unitYen, amountYen, isReduced }, at) => (
        <li key={at} className={row}>
          <div>
            <Text size="small">
              {isReduced ? <FormattedMessage id="receipt.reduced" values={{ name }} /> : name}
            </Text>
            <Text size="caption" tone="muted" tabular>
              <Yen amount={unitYen} /> × {quantity}
            </Text>
          </div>
          <Text size="small">
            <span className={amount}>
              <Yen amount={amountYen} />
            </span>
          </Text>
        </li>
      ))}
      {discountYen > 0 && (
        <li className={row}>
          <Text size="small">
            <FormattedMessage id="receipt.discount" />
          </Text>
          <Text size="small">
            <span className={amount}>
              −<Yen amount={discountYen} />
            </span>
          </Text>
        </li>
      )}
    </ul>
  )
}
