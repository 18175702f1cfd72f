import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/purchases.ts'
import { LinkCardsSkeleton } from '#design-system/link-cards/LinkCardsSkeleton.tsx'
import { Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { RefundStanding } from '../../components/RefundStanding/RefundStanding.tsx'
import type { RefundScreenQuery } from './__generated__/RefundScreenQuery.graphql.ts'

/** `/settings/store/refunds/:refund_id`: where yen stand that go back to the fan. */
export function Screen(props: ScreenProps<RefundScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<LinkCardsSkeleton />}
      renderFrame={(face) => <RefundPage>{face}</RefundPage>}
    >
      <Refund {...props} />
    </ScreenPart>
  )
}

function Refund({ queryRef }: ScreenProps<RefundScreenQuery>) {
  const intl = useIntl()
  const { node } = usePreloadedQuery<RefundScreenQuery>(
    graphql`
      query RefundScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on PaymentRefund @alias(as: "refund") {
            ...RefundStanding_refund
          }
        }
      }
    `,
    queryRef,
  )
  if (!node?.refund)
    return (
      <Missing
        title={intl.formatMessage({ id: 'refund.missing.title' })}
        body={intl.formatMessage({ id: 'refund.missing.body' })}
        nextAction={{ href: paths.history(), label: intl.formatMessage({ id: 'purchases.title' }) }}
      />
    )
  return (
    <RefundPage>
      <RefundStanding refund={node.refund} />
    </RefundPage>
  )
}

function RefundPage({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <PageFrame
      title={intl.formatMessage({ id: 'refund.title' })}
      back={{ href: paths.history(), label: intl.formatMessage({ id: 'refund.back' }) }}
      robots="noindex"
    >
      {children}
    </PageFrame>
  )
}
