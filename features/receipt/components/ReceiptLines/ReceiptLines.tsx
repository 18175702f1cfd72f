import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { amount, row, rows } from '../ReceiptPaper/ReceiptPaper.css.ts'
import { Yen } from '../Yen/Yen.tsx'
import type { ReceiptLines_paper$key } from './__generated__/ReceiptLines_paper.graphql.ts'

/** What was bought or given back, the reduced rate marked with ※, and what of it was not paid, or had gone back. */
export function ReceiptLines(props: { paper: ReceiptLines_paper$key }) {
  const { lines, discountYen, isPaidInCoins } = useFragment(
    graphql`
      fragment ReceiptLines_paper on SalePaper @throwOnFieldError {
        lines {
          name
          quantity
          unitYen
          amountYen
          isReduced
        }
        discountYen
        isPaidInCoins
      }
    `,
    props.paper,
  )
  if (lines.length === 0)
    return (
      <Text size="small" tone="muted">
        <FormattedMessage id="receipt.unitemized" />
      </Text>
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
            <FormattedMessage id={isPaidInCoins ? 'receipt.discount' : 'receipt.returnedBefore'} />
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
