import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { LegalPage } from '../../components/LegalPage/LegalPage.tsx'
import { LegalRows } from '../../components/LegalRows/LegalRows.tsx'
import { NoSeller } from '../../components/NoSeller/NoSeller.tsx'
import { SellerRows } from '../../components/SellerRows/SellerRows.tsx'
import type { PaymentServicesScreenQuery } from './__generated__/PaymentServicesScreenQuery.graphql.ts'

/** `/legal/payment-services`: Who issues coins, and what holds for them. */
export function Screen(props: ScreenProps<PaymentServicesScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'legal.paymentServices' })
  return (
    <LegalPage title={title}>
      <Notice {...props} />
    </LegalPage>
  )
}

function Notice({ queryRef }: ScreenProps<PaymentServicesScreenQuery>) {
  const { seller } = usePreloadedQuery<PaymentServicesScreenQuery>(
    graphql`
      query PaymentServicesScreenQuery @throwOnFieldError {
        tenant {
          seller {
            ...SellerRows_seller
            paymentServices {
              sections {
                heading
                body
              }
            }
          }
        }
      }
    `,
    queryRef,
  ).tenant
  if (!seller) return <NoSeller />
  return (
    <>
      <SellerRows seller={seller} as="issuer" />
      <LegalRows rows={seller.paymentServices.sections} />
    </>
  )
}
