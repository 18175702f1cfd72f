import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as purchases } from '#addresses/purchases.ts'
import { paths } from '#addresses/receipt.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AddresseeForm } from '../../components/AddresseeForm/AddresseeForm.tsx'
import { PrintButton } from '../../components/PrintButton/PrintButton.tsx'
import { ReceiptPaper } from '../../components/ReceiptPaper/ReceiptPaper.tsx'
import { ReceiptPaperSkeleton } from '../../components/ReceiptPaper/ReceiptPaperSkeleton.tsx'
import type { ReceiptScreenQuery } from './__generated__/ReceiptScreenQuery.graphql.ts'

/** `/receipt/:receipt_id`: a fan's own receipt, to be made out to somebody and saved as a PDF. */
export function Screen(props: ScreenProps<ReceiptScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<ReceiptPaperSkeleton />}
      renderFrame={(face) => <ReceiptPage>{face}</ReceiptPage>}
    >
      <Receipt {...props} />
    </ScreenPart>
  )
}

function Receipt({ queryRef }: ScreenProps<ReceiptScreenQuery>) {
  const intl = useIntl()
  const { node } = usePreloadedQuery<ReceiptScreenQuery>(
    graphql`
      query ReceiptScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Receipt @alias(as: "receipt") {
            ...ReceiptPaper_receipt
            ...AddresseeForm_receipt
            ...PrintButton_receipt
            id
            creditNotes {
              __typename
            }
          }
        }
      }
    `,
    queryRef,
  )
  if (!node?.receipt)
    return (
      <Missing
        title={intl.formatMessage({ id: 'receipt.missing.title' })}
        body={intl.formatMessage({ id: 'receipt.missing.body' })}
        nextAction={{
          href: purchases.history(),
          label: intl.formatMessage({ id: 'receipt.missing.nextAction' }),
        }}
      />
    )
  const { receipt } = node
  return (
    <ReceiptPage>
      <ReceiptPaper receipt={receipt} />
      <AddresseeForm receipt={receipt} />
      <PrintButton receipt={receipt} onPrinted={(url) => location.assign(url)} />
      {receipt.creditNotes.length > 0 && (
        <ButtonLink
          href={paths.creditNote({ receipt_id: receipt.id })}
          tone="neutral"
          emphasis="outline"
        >
          <FormattedMessage id="receipt.creditNote" />
        </ButtonLink>
      )}
    </ReceiptPage>
  )
}

function ReceiptPage({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'receipt.title' })
  return (
    <Page
      title={title}
      back={{ href: purchases.history(), label: intl.formatMessage({ id: 'receipt.back' }) }}
    >
      <PageHead title={title} robots="noindex" />
      {children}
    </Page>
  )
}
