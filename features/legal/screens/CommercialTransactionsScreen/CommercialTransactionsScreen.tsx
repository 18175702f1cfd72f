import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { LegalPage } from '../../components/LegalPage/LegalPage.tsx'
import { LegalRows } from '../../components/LegalRows/LegalRows.tsx'
import { NoSeller } from '../../components/NoSeller/NoSeller.tsx'
import { SellerRows } from '../../components/SellerRows/SellerRows.tsx'
import type { CommercialTransactionsScreenQuery } from './__generated__/CommercialTransactionsScreenQuery.graphql.ts'

/** `/legal/commercial-transactions`: Who sells, and what a buyer has to know before a purchase. */
export function Screen(props: ScreenProps<CommercialTransactionsScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'legal.commercialTransactions' })
  return (
    <LegalPage title={title}>
      <Notice {...props} />
    </LegalPage>
  )
}

function Notice({ queryRef }: ScreenProps<CommercialTransactionsScreenQuery>) {
  const { seller } = usePreloadedQuery<CommercialTransactionsScreenQuery>(
    graphql`
      query CommercialTransactionsScreenQuery @throwOnFieldError {
        tenant {
          seller {
            ...SellerRows_seller
            commercialTransactions {
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
      <SellerRows seller={seller} as="seller" />
      <LegalRows rows={seller.commercialTransactions.sections} />
    </>
  )
}
