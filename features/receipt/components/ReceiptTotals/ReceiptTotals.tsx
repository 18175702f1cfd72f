import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { sum, sums } from '../ReceiptPaper/ReceiptPaper.css.ts'
import { Yen } from '../Yen/Yen.tsx'
import type { ReceiptTotals_paper$key } from './__generated__/ReceiptTotals_paper.graphql.ts'

/** What was paid at each rate with the tax in it, and what the marks mean. */
export function ReceiptTotals(props: { paper: ReceiptTotals_paper$key }) {
  const { totals, isPaidInCoins } = useFragment(
    graphql`
      fragment ReceiptTotals_paper on SalePaper @throwOnFieldError {
        totals {
          taxClass
          rate
          totalYen
          taxYen
        }
        isPaidInCoins
      }
    `,
    props.paper,
  )
  const has = (which: string) => totals.some(({ taxClass }) => taxClass === which)
  return (
    <Stack gap={4}>
      <div className={sums}>
        {totals.map(({ taxClass, rate, totalYen, taxYen }) => (
          <div key={taxClass} className={sum}>
            <Text as="span" size="small">
              <FormattedMessage id={`receipt.total.${taxClass}`} />
            </Text>
            <Text as="span" size="small">
              <Yen amount={totalYen} />
            </Text>
            {rate !== null && (
              <Text as="span" size="small" tone="muted">
                <FormattedMessage id="receipt.tax" values={{ yen: <Yen amount={taxYen} /> }} />
              </Text>
            )}
          </div>
        ))}
      </div>
      <div>
        {has('RED8') && <Note id="receipt.note.RED8" />}
        {has('OUT_OF_SCOPE') && <Note id="receipt.note.OUT_OF_SCOPE" />}
        {isPaidInCoins && <Note id="receipt.note.coins" />}
      </div>
    </Stack>
  )
}

type NoteId = 'receipt.note.RED8' | 'receipt.note.OUT_OF_SCOPE' | 'receipt.note.coins'

function Note({ id }: { id: NoteId }) {
  return (
    <Text size="caption" tone="muted">
      <FormattedMessage id={id} />
    </Text>
  )
}
