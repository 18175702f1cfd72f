import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/purchases.ts'
import { paths as receiptPaths } from '#addresses/receipt.ts'
import { LinkCardsSkeleton } from '#design-system/link-cards/LinkCardsSkeleton.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { GiftLetter } from '#features/special-gift/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { NextStep } from '../../components/NextStep/NextStep.tsx'
import { PurchaseFacts } from '../../components/PurchaseFacts/PurchaseFacts.tsx'
import { PurchaseLines } from '../../components/PurchaseLines/PurchaseLines.tsx'
import { PurchaseState } from '../../components/PurchaseState/PurchaseState.tsx'
import { NextAction } from '../../components/NextAction/NextAction.tsx'
import type { PurchaseScreenQuery } from './__generated__/PurchaseScreenQuery.graphql.ts'

/** `/settings/purchase-history/:purchase_history_id`: how one purchase stands, what to do next, and its receipt. */
export function Screen(props: ScreenProps<PurchaseScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<LinkCardsSkeleton />}
      renderFrame={(face) => <PurchasePage>{face}</PurchasePage>}
    >
      <Purchase {...props} />
    </ScreenPart>
  )
}

function Purchase({ queryRef }: ScreenProps<PurchaseScreenQuery>) {
  const intl = useIntl()
  const { node } = usePreloadedQuery<PurchaseScreenQuery>(
    graphql`
      query PurchaseScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Purchase @alias(as: "purchase") {
            ...PurchaseState_purchase
            ...NextStep_purchase
            ...PurchaseFacts_purchase
            ...PurchaseLines_purchase
            ...NextAction_purchase
            letters {
              id
              ...GiftLetter_letter
            }
            receipt {
              id
              creditNotes {
                __typename
              }
            }
          }
        }
      }
    `,
    queryRef,
  )
  if (!node?.purchase)
    return (
      <Missing
        title={intl.formatMessage({ id: 'purchases.missing.title' })}
        body={intl.formatMessage({ id: 'purchases.missing.body' })}
        nextAction={{ href: paths.history(), label: intl.formatMessage({ id: 'purchases.title' }) }}
      />
    )
  const { purchase } = node
  return (
    <PurchasePage>
      <Surface tone="paper" padding={4}>
        <Stack gap={3} align="start">
          <PurchaseState purchase={purchase} />
          <NextStep purchase={purchase} />
          <NextAction purchase={purchase} />
        </Stack>
      </Surface>
      {purchase.letters.map((letter) => (
        <GiftLetter key={letter.id} letter={letter} />
      ))}
      <PurchaseLines purchase={purchase} />
      <PurchaseFacts purchase={purchase} />
      {purchase.receipt && (
        <ButtonLink
          href={receiptPaths.receipt({ receipt_id: purchase.receipt.id })}
          tone="neutral"
          emphasis="outline"
        >
          <FormattedMessage id="purchases.receipt" />
        </ButtonLink>
      )}
      {purchase.receipt && purchase.receipt.creditNotes.length > 0 && (
        <ButtonLink
          href={receiptPaths.creditNote({ receipt_id: purchase.receipt.id })}
          tone="neutral"
          emphasis="outline"
        >
          <FormattedMessage id="purchases.creditNote" />
        </ButtonLink>
      )}
    </PurchasePage>
  )
}

function PurchasePage({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'purchases.title' })
  const back = { href: paths.history(), label: intl.formatMessage({ id: 'purchases.back' }) }
  return (
    <Page title={title} back={back}>
      <PageHead title={title} robots="noindex" />
      {children}
    </Page>
  )
}
