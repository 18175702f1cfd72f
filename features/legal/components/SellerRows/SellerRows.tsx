import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { postalAddress } from '#rules/postalAddress.ts'
import { LegalRows } from '../LegalRows/LegalRows.tsx'
import type { SellerRows_seller$key } from './__generated__/SellerRows_seller.graphql.ts'

type SellerRowsProps = {
  seller: SellerRows_seller$key
  /** What the law at hand calls them: who sells, or who issues coins. */
  as: 'seller' | 'issuer'
}

/** Who sells, and how to reach them: the tenant's own operator. */
export function SellerRows({ as: role, ...props }: SellerRowsProps) {
  const seller = useFragment(
    graphql`
      fragment SellerRows_seller on Seller @throwOnFieldError {
        name
        representative
        postalCode
        address
        phone
        phoneHours
        email
        invoiceNumber
      }
    `,
    props.seller,
  )
  const intl = useIntl()
  const say = intl.formatMessage
  const { postalCode, address, phone, phoneHours: hours, email, invoiceNumber } = seller
  return (
    <LegalRows
      rows={[
        {
          heading:
            role === 'seller'
              ? say({ id: 'legal.seller.name' })
              : say({ id: 'legal.seller.issuer' }),
          body: seller.name,
        },
        { heading: say({ id: 'legal.seller.representative' }), body: seller.representative },
        {
          heading: say({ id: 'legal.seller.address' }),
          body: postalAddress(intl.locale, { postalCode, places: [address] }),
        },
        {
          heading: say({ id: 'legal.seller.phone' }),
          body: say({ id: 'legal.seller.phoneLine' }, { phone, hours }),
        },
        {
          heading: say({ id: 'legal.seller.email' }),
          body: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
        },
        ...(role === 'seller' && invoiceNumber !== null
          ? [{ heading: say({ id: 'legal.seller.invoiceNumber' }), body: invoiceNumber }]
          : []),
      ]}
    />
  )
}
