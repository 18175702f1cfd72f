import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { paths } from '#addresses/checkout.ts'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { CheckoutBegin } from '../../components/CheckoutBegin/CheckoutBegin.tsx'
import { CheckoutFlow } from '../../components/CheckoutFlow/CheckoutFlow.tsx'
import { CheckoutSkeleton } from '../../components/CheckoutFlow/CheckoutSkeleton.tsx'
import { CheckoutOver } from '../../components/CheckoutOver/CheckoutOver.tsx'
import { wantedItem } from '../../wantedItem.ts'
import type { CheckoutScreenQuery } from './__generated__/CheckoutScreenQuery.graphql.ts'

/**
 * Every address of a checkout: of one that was begun in the store, and of one that was made elsewhere. Which of them
 * it stands at follows from its row.
 */
export function Screen(props: ScreenProps<CheckoutScreenQuery>) {
  const intl = useIntl()
  const isDone = useLocation().pathname === paths.complete()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: isDone ? 'checkout.done.title' : 'checkout.title' })}
      robots="noindex"
      skeleton={<CheckoutSkeleton />}
    >
      <Checkout {...props} />
    </ScreenPage>
  )
}

function Checkout({ queryRef }: ScreenProps<CheckoutScreenQuery>) {
  const intl = useIntl()
  const { tenant, viewer } = usePreloadedQuery<CheckoutScreenQuery>(
    graphql`
      query CheckoutScreenQuery($id: ID) @throwOnFieldError {
        tenant {
          community {
            id
          }
        }
        viewer {
          user {
            id
          }
          ...CheckoutFlow_viewer
          checkout(id: $id) {
            ...CheckoutFlow_session
          }
        }
      }
    `,
    queryRef,
  )
  const { pathname, search } = useLocation()
  if (!viewer.user)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'checkout.guest.title' })}
        body={intl.formatMessage({ id: 'checkout.guest.body' })}
      />
    )
  if (pathname === paths.checkout() && !new URLSearchParams(search).has('session'))
    return <CheckoutBegin communityId={tenant.community.id} item={wantedItem(search)} />
  return viewer.checkout ? (
    <CheckoutFlow session={viewer.checkout} viewer={viewer} />
  ) : (
    <CheckoutOver state="NONE" />
  )
}
