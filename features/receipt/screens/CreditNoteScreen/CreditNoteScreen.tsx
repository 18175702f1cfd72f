import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as purchases } from '#addresses/purchases.ts'
import { paths } from '#addresses/receipt.ts'
import { Button } from '#design-system/button/Button.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { CreditNotePaper } from '../../components/CreditNotePaper/CreditNotePaper.tsx'
import { ReceiptPaperSkeleton } from '../../components/ReceiptPaper/ReceiptPaperSkeleton.tsx'
import type { CreditNoteScreenQuery } from './__generated__/CreditNoteScreenQuery.graphql.ts'

/** `/receipt/:receipt_id/refund`: what was given back of a fan's own purchase, each time, as PDFs. */
export function Screen(props: ScreenProps<CreditNoteScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<ReceiptPaperSkeleton />}
      renderFrame={(face) => <CreditNotePage>{face}</CreditNotePage>}
    >
      <CreditNote {...props} />
    </ScreenPart>
  )
}

function CreditNote({ queryRef }: ScreenProps<CreditNoteScreenQuery>) {
  const intl = useIntl()
  const { node } = usePreloadedQuery<CreditNoteScreenQuery>(
    graphql`
      query CreditNoteScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Receipt @alias(as: "receipt") {
            id
            creditNotes {
              number
              url
              ...CreditNotePaper_note
            }
          }
        }
      }
    `,
    queryRef,
  )
  const receipt = node?.receipt
  if (!receipt || receipt.creditNotes.length === 0)
    return (
      <Missing
        title={intl.formatMessage({ id: 'receipt.creditNote.missing.title' })}
        body={intl.formatMessage({ id: 'receipt.creditNote.missing.body' })}
        nextAction={{
          href: purchases.history(),
          label: intl.formatMessage({ id: 'receipt.missing.nextAction' }),
        }}
      />
    )
  return (
    <CreditNotePage receiptId={receipt.id}>
      {receipt.creditNotes.map((note) => (
        <Stack key={note.number} gap={3}>
          <CreditNotePaper note={note} />
          <Button isFullWidth onClick={() => location.assign(note.url)}>
            <FormattedMessage id="receipt.print" />
          </Button>
        </Stack>
      ))}
    </CreditNotePage>
  )
}

function CreditNotePage({ receiptId, children }: { receiptId?: string; children: ReactNode }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'receipt.creditNote.title' })
  const back =
    receiptId === undefined
      ? { href: purchases.history(), label: intl.formatMessage({ id: 'receipt.back' }) }
      : {
          href: paths.receipt({ receipt_id: receiptId }),
          label: intl.formatMessage({ id: 'receipt.creditNote.back' }),
        }
  return (
    <Page title={title} back={back}>
      <PageHead title={title} robots="noindex" />
      {children}
    </Page>
  )
}
