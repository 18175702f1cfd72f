import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settings } from '#addresses/settings.ts'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { SubscriptionList } from '../../components/SubscriptionList/SubscriptionList.tsx'
import { SubscriptionListSkeleton } from '../../components/SubscriptionList/SubscriptionListSkeleton.tsx'
import type { SubscriptionsScreenQuery } from './__generated__/SubscriptionsScreenQuery.graphql.ts'

/** `/settings/store/subscription`: what a fan has subscribed to, what it costs and when, and how to end it. */
export function Screen(props: ScreenProps<SubscriptionsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'subscription.title' })}
      back={{
        href: settings.settings(),
        label: intl.formatMessage({ id: 'subscription.settings' }),
      }}
      skeleton={<SubscriptionListSkeleton />}
      robots="noindex"
    >
      <Subscriptions {...props} />
    </ScreenPage>
  )
}

function Subscriptions({ queryRef }: ScreenProps<SubscriptionsScreenQuery>) {
  const { viewer } = usePreloadedQuery<SubscriptionsScreenQuery>(
    graphql`
      query SubscriptionsScreenQuery @throwOnFieldError {
        viewer {
          ...SubscriptionList_viewer
        }
      }
    `,
    queryRef,
  )
  return <SubscriptionList viewer={viewer} />
}
