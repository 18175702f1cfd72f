import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as subscriptionPaths } from '#addresses/subscription.ts'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { RenewalTerms_session$key } from './__generated__/RenewalTerms_session.graphql.ts'
import { TermRow } from './TermRow.tsx'

/** Of what is paid again each month: how much each time, when next, that it goes on, how it is ended and until when, and that others see it. */
export function RenewalTerms(props: { session: RenewalTerms_session$key }) {
  const { totalYen, renewsAt } = useFragment(
    graphql`
      fragment RenewalTerms_session on CheckoutSession @throwOnFieldError {
        totalYen
        renewsAt
      }
    `,
    props.session,
  )
  const { day } = useTokyoTime()
  if (!renewsAt || totalYen === null) return null
  const values = { price: totalYen, next: day(renewsAt), last: day(dayBefore(renewsAt)) }
  return (
    <>
      <TermRow id="checkout.terms.renewal">
        <p>
          <FormattedMessage id="checkout.terms.renewal.price" values={values} />
        </p>
        <p>
          <FormattedMessage id="checkout.terms.renewal.next" values={values} />
        </p>
      </TermRow>
      <TermRow id="checkout.terms.ending">
        <FormattedMessage id="checkout.terms.ending.how" values={values} />{' '}
        <TextLink href={subscriptionPaths.subscriptions()}>
          <FormattedMessage id="checkout.toSubscriptions" />
        </TextLink>
      </TermRow>
      <TermRow id="checkout.terms.moon">
        <FormattedMessage id="checkout.terms.moon.seen" />
      </TermRow>
    </>
  )
}

/** A period that ends at midnight is there until the day before. */
const dayBefore = (end: string) => new Date(Date.parse(end) - 1).toISOString()
