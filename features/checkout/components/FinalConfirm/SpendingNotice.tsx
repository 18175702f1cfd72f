import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as walletPaths } from '#addresses/wallet.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import type { SpendingNotice_session$key } from './__generated__/SpendingNotice_session.graphql.ts'

/** That this payment takes the month's sum past one of those a fan is told of; nothing otherwise. */
export function SpendingNotice(props: { session: SpendingNotice_session$key }) {
  const { spendingNotice } = useFragment(
    graphql`
      fragment SpendingNotice_session on CheckoutSession @throwOnFieldError {
        spendingNotice {
          sum
          reached
        }
      }
    `,
    props.session,
  )
  const intl = useIntl()
  if (!spendingNotice) return null
  const { sum, reached } = spendingNotice
  return (
    <Banner tone="info" title={intl.formatMessage({ id: 'checkout.spending.title' }, { reached })}>
      <FormattedMessage id="checkout.spending.body" values={{ sum }} />{' '}
      <TextLink href={walletPaths.spending()}>
        <FormattedMessage id="checkout.spending.cap" />
      </TextLink>
    </Banner>
  )
}
