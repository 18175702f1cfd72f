import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/store.ts'
import { LogInFirst, PageFrame, ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { Basket } from '../../components/Basket/Basket.tsx'
import { BasketSkeleton } from '../../components/Basket/BasketSkeleton.tsx'
import { CheckoutUnderWay } from '../../components/CheckoutUnderWay/CheckoutUnderWay.tsx'
import type { BasketScreenQuery } from './__generated__/BasketScreenQuery.graphql.ts'

/** `/store/cart/baskets`: what a fan means to buy, and what is wrong with any of it by now. */
export function Screen(props: ScreenProps<BasketScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<BasketSkeleton />}
      renderFrame={(face) => <BasketPage>{face}</BasketPage>}
    >
      <Content {...props} />
    </ScreenPart>
  )
}

function Content({ queryRef }: ScreenProps<BasketScreenQuery>) {
  const intl = useIntl()
  const { tenant } = usePreloadedQuery<BasketScreenQuery>(
    graphql`
      query BasketScreenQuery @throwOnFieldError {
        tenant {
          community {
            viewerCheckout {
              ...CheckoutUnderWay_session
            }
            viewerBasket {
              ...Basket_basket
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { viewerBasket, viewerCheckout } = tenant.community
  return (
    <BasketPage>
      {viewerCheckout && <CheckoutUnderWay session={viewerCheckout} />}
      {viewerBasket ? (
        <Basket basket={viewerBasket} />
      ) : (
        <LogInFirst
          title={intl.formatMessage({ id: 'store.basket.guest.title' })}
          body={intl.formatMessage({ id: 'store.basket.guest.body' })}
        />
      )}
    </BasketPage>
  )
}

function BasketPage({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <PageFrame
      title={intl.formatMessage({ id: 'store.basket.title' })}
      robots="noindex"
      width="medium"
      back={{ href: paths.store(), label: intl.formatMessage({ id: 'store.back' }) }}
    >
      {children}
    </PageFrame>
  )
}
