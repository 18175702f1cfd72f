import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { addressOfCheckout } from '#addresses/checkout.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { CheckoutUnderWay_session$key } from './__generated__/CheckoutUnderWay_session.graphql.ts'

/** What a fan has begun to buy and not paid, and the way back to it. */
export function CheckoutUnderWay(props: { session: CheckoutUnderWay_session$key }) {
  const session = useFragment(
    graphql`
      fragment CheckoutUnderWay_session on CheckoutSession @throwOnFieldError {
        id
        origin
        state
        expiresAt
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { state, expiresAt } = session
  const isDecided = state !== 'OPEN' && state !== 'READY'
  return (
    <Banner
      tone="info"
      title={intl.formatMessage({ id: 'store.underWay' })}
      action={
        <ButtonLink href={addressOfCheckout(session)} size="small">
          <FormattedMessage id="store.underWay.goOn" />
        </ButtonLink>
      }
    >
      {isDecided ? (
        <FormattedMessage id="store.underWay.unpaid" />
      ) : (
        <FormattedMessage
          id="store.underWay.held"
          values={{ until: tokyo.dayAndTime(expiresAt) }}
        />
      )}
    </Banner>
  )
}
