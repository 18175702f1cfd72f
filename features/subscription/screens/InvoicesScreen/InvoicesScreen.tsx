import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/subscription.ts'
import { LinkCardsSkeleton } from '#design-system/link-cards/LinkCardsSkeleton.tsx'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { InvoiceList } from '../../components/InvoiceList/InvoiceList.tsx'
import type { InvoicesScreenQuery } from './__generated__/InvoicesScreenQuery.graphql.ts'

/** `/settings/subscription-invoice`: what a fan's subscriptions cost, period by period. */
export function Screen(props: ScreenProps<InvoicesScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'subscription.invoices.title' })}
      back={{
        href: paths.subscriptions(),
        label: intl.formatMessage({ id: 'subscription.back' }),
      }}
      skeleton={<LinkCardsSkeleton />}
      robots="noindex"
    >
      <Invoices {...props} />
    </ScreenPage>
  )
}

function Invoices({ queryRef }: ScreenProps<InvoicesScreenQuery>) {
  const { viewer } = usePreloadedQuery<InvoicesScreenQuery>(
    graphql`
      query InvoicesScreenQuery @throwOnFieldError {
        viewer {
          ...InvoiceList_viewer
        }
      }
    `,
    queryRef,
  )
  return <InvoiceList viewer={viewer} />
}
