import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { ReceiptIssuer } from '../ReceiptIssuer/ReceiptIssuer.tsx'
import { ReceiptLines } from '../ReceiptLines/ReceiptLines.tsx'
import { ReceiptTotals } from '../ReceiptTotals/ReceiptTotals.tsx'
import { Yen } from '../Yen/Yen.tsx'
import type { ReceiptPaper_receipt$key } from './__generated__/ReceiptPaper_receipt.graphql.ts'
import { addressee as addresseeLine, total } from './ReceiptPaper.css.ts'

/** A receipt as it will be printed: to whom, how much, for what, which tax, by whom. */
export function ReceiptPaper(props: { receipt: ReceiptPaper_receipt$key }) {
  const receipt = useFragment(
    graphql`
      fragment ReceiptPaper_receipt on Receipt @throwOnFieldError {
        number
        soldAt
        addressee
        totalYen
        issuer {
          ...ReceiptIssuer_issuer
        }
        ...ReceiptLines_paper
        ...ReceiptTotals_paper
      }
    `,
    props.receipt,
  )
  const tokyo = useTokyoTime()
  return (
    <Surface tone="paper" padding={5} as="article">
      <Stack gap={5}>
        <div>
          <Text size="small" tone="muted" tabular>
            <FormattedMessage id="receipt.number" values={{ number: receipt.number }} />
          </Text>
          <Text size="small" tone="muted">
            <FormattedMessage id="receipt.soldAt" values={{ day: tokyo.day(receipt.soldAt) }} />
          </Text>
        </div>
        {receipt.addressee !== null && (
          <div className={addresseeLine}>
            <Text size="large" weight="medium">
              <FormattedMessage id="receipt.addressee" values={{ name: receipt.addressee }} />
            </Text>
          </div>
        )}
        <div className={total}>
          <Text size="small" tone="muted">
            <FormattedMessage id="receipt.total" />
          </Text>
          <Text size="large" weight="bold" tabular>
            <Yen amount={receipt.totalYen} />
          </Text>
        </div>
        <ReceiptLines paper={receipt} />
        <ReceiptTotals paper={receipt} />
        <ReceiptIssuer issuer={receipt.issuer} />
      </Stack>
    </Surface>
  )
}
