import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settings } from '#addresses/settings.ts'
import { paths as subscriptionPaths } from '#addresses/subscription.ts'
import { LinkCardsSkeleton } from '#design-system/link-cards/LinkCardsSkeleton.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { PurchaseList } from '../../components/PurchaseList/PurchaseList.tsx'
import type { PurchaseHistoryScreenQuery } from './__generated__/PurchaseHistoryScreenQuery.graphql.ts'

/** `/settings/purchase-history`: what a fan has ordered, how each stands, and what to do next. */
export function Screen(props: ScreenProps<PurchaseHistoryScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'purchases.title' })}
      back={{
        href: settings.settings(),
        label: intl.formatMessage({ id: 'purchases.settings' }),
      }}
      skeleton={<LinkCardsSkeleton />}
      robots="noindex"
    >
      <History {...props} />
    </ScreenPage>
  )
}

function History({ queryRef }: ScreenProps<PurchaseHistoryScreenQuery>) {
  const { viewer } = usePreloadedQuery<PurchaseHistoryScreenQuery>(
    graphql`
      query PurchaseHistoryScreenQuery @throwOnFieldError {
        viewer {
          ...PurchaseList_viewer
        }
      }
    `,
    queryRef,
  )
  return (
    <>
      <PurchaseList viewer={viewer} />
      <TextLink href={subscriptionPaths.invoices()}>
        <FormattedMessage id="purchases.subscriptionInvoices" />
      </TextLink>
    </>
  )
}
