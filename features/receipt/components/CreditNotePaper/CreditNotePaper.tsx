import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { ReceiptIssuer } from '../ReceiptIssuer/ReceiptIssuer.tsx'
import { ReceiptLines } from '../ReceiptLines/ReceiptLines.tsx'
import { addressee, total } from '../ReceiptPaper/ReceiptPaper.css.ts'
import { ReceiptTotals } from '../ReceiptTotals/ReceiptTotals.tsx'
import { Yen } from '../Yen/Yen.tsx'
import type { CreditNotePaper_note$key } from './__generated__/CreditNotePaper_note.graphql.ts'

/** A credit note as its PDF tells it: of which receipt, what was given back and when, which tax was in it, by whom. */
export function CreditNotePaper(props: { note: CreditNotePaper_note$key }) {
  const note = useFragment(
    graphql`
      fragment CreditNotePaper_note on CreditNote @throwOnFieldError {
        number
        receiptNumber
        soldAt
        refundedAt
        addressee
        totalYen
        isQualifiedInvoice
        issuer {
          ...ReceiptIssuer_issuer
        }
        ...ReceiptLines_paper
        ...ReceiptTotals_paper
      }
    `,
    props.note,
  )
  const tokyo = useTokyoTime()
  return (
    <Surface tone="paper" padding={5} as="article">
      <Stack gap={5}>
        <div>
          <Text size="small" tone="muted" tabular>
            <FormattedMessage id="receipt.number" values={{ number: note.number }} />
          </Text>
          <Text size="small" tone="muted" tabular>
            <FormattedMessage
              id="receipt.creditNote.receiptNumber"
              values={{ number: note.receiptNumber }}
            />
          </Text>
          <Text size="small" tone="muted">
            <FormattedMessage id="receipt.soldAt" values={{ day: tokyo.day(note.soldAt) }} />
          </Text>
          <Text size="small" tone="muted">
            <FormattedMessage
              id="receipt.refundedAt"
              values={{ day: tokyo.day(note.refundedAt) }}
            />
          </Text>
        </div>
        {note.addressee !== null && (
          <div className={addressee}>
            <Text size="large" weight="medium">
              <FormattedMessage id="receipt.addressee" values={{ name: note.addressee }} />
            </Text>
          </div>
        )}
        <div className={total}>
          <Text size="small" tone="muted">
            <FormattedMessage id="receipt.creditNote.total" />
          </Text>
          <Text size="large" weight="bold" tabular>
            <Yen amount={note.totalYen} />
          </Text>
        </div>
        <ReceiptLines paper={note} />
        <ReceiptTotals paper={note} />
        {note.isQualifiedInvoice && (
          <Text size="caption" tone="muted">
            <FormattedMessage id="receipt.creditNote.qualified" />
          </Text>
        )}
        <ReceiptIssuer issuer={note.issuer} />
      </Stack>
    </Surface>
  )
}
