import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/subscription.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { Unpaid_subscription$key } from './__generated__/Unpaid_subscription.graphql.ts'

/** What to do about a period that is not paid; nothing where none is. */
export function Unpaid(props: { subscription: Unpaid_subscription$key }) {
  const { state, dueInvoice } = useFragment(
    graphql`
      fragment Unpaid_subscription on StoreSubscription @throwOnFieldError {
        state
        dueInvoice {
          id
          state
          triedNextAt
        }
      }
    `,
    props.subscription,
  )
  const intl = useIntl()
  const { day } = useTokyoTime()
  if (state !== 'PAST_DUE' || !dueInvoice) return null
  const isAsked = dueInvoice.state === 'CHALLENGE'
  const way = isAsked ? 'CHALLENGE' : 'FAILED'
  return (
    <Banner
      tone={isAsked ? 'warning' : 'danger'}
      title={intl.formatMessage({ id: `subscription.unpaid.${way}.title` })}
      action={
        <ButtonLink
          href={paths.invoice({ subscription_invoice_id: dueInvoice.id })}
          size="small"
          emphasis="outline"
        >
          <FormattedMessage id={`subscription.unpaid.${way}.action`} />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id={`subscription.unpaid.${way}.body`}
        values={{ day: dueInvoice.triedNextAt ? day(dueInvoice.triedNextAt) : '' }}
      />
    </Banner>
  )
}
