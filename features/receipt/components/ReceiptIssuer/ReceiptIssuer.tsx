import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { postalAddress } from '#rules/postalAddress.ts'
import type { ReceiptIssuer_issuer$key } from './__generated__/ReceiptIssuer_issuer.graphql.ts'

/** Who sold: the tenant's own operator, as they were then. */
export function ReceiptIssuer(props: { issuer: ReceiptIssuer_issuer$key }) {
  const { name, postalCode, address, phone, email, invoiceNumber } = useFragment(
    graphql`
      fragment ReceiptIssuer_issuer on ReceiptIssuer @throwOnFieldError {
        name
        postalCode
        address
        phone
        email
        invoiceNumber
      }
    `,
    props.issuer,
  )
  const { locale } = useIntl()
  return (
    <div>
      <Text weight="bold">{name}</Text>
      {invoiceNumber !== null && (
        <Text size="small" tabular>
          <FormattedMessage id="receipt.issuer.registration" values={{ number: invoiceNumber }} />
        </Text>
      )}
      <Text size="small">{postalAddress(locale, { postalCode, places: [address] })}</Text>
      <Text size="small">{phone}</Text>
      <Text size="small">{email}</Text>
    </div>
  )
}
