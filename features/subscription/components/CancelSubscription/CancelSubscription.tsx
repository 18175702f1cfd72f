import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ActionBar } from '#design-system/action-bar/ActionBar.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { lastInstant } from '../../lastDay.ts'
import type { CancelSubscription_subscription$key } from './__generated__/CancelSubscription_subscription.graphql.ts'
import { question } from './CancelSubscription.css.ts'
import type { CancelSubscriptionMutation } from './__generated__/CancelSubscriptionMutation.graphql.ts'

/** Ends a subscription with the period that is paid, once the fan has read until when it lasts. */
export function CancelSubscription(props: { subscription: CancelSubscription_subscription$key }) {
  const { id, state, periodEnd } = useFragment(
    graphql`
      fragment CancelSubscription_subscription on StoreSubscription @throwOnFieldError {
        id
        state
        periodEnd
      }
    `,
    props.subscription,
  )
  const intl = useIntl()
  const { day } = useTokyoTime()
  const [asked, setAsked] = useState<'not' | 'now' | 'kept'>('not')
  const { submit, retry, isPending, error } = useSubmission<CancelSubscriptionMutation>({
    mutation: graphql`
      mutation CancelSubscriptionMutation($input: CancelSubscriptionInput!) {
        cancelSubscription(input: $input) {
          ... on CancelSubscriptionSuccess @alias(as: "success") {
            subscription {
              ...SubscriptionCard_subscription
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { subscriptionId: id } }),
    isRepeatable: true,
  })
  if (asked !== 'now')
    return (
      <Button
        tone="neutral"
        emphasis="quiet"
        ref={asked === 'kept' ? takeFocus : undefined}
        onClick={() => setAsked('now')}
      >
        <FormattedMessage id="subscription.cancel" />
      </Button>
    )
  const isAtOnce = state === 'PAST_DUE'
  return (
    <ActionBar ref={takeFocus}>
      <div className={question}>
        <Text size="small">
          <FormattedMessage
            id={isAtOnce ? 'subscription.cancel.atOnce' : 'subscription.cancel.question'}
            values={{ day: day(lastInstant(periodEnd)) }}
          />
        </Text>
        {error && <ErrorWords error={error} onRetry={retry} />}
      </div>
      <Inline gap={3}>
        <Button
          tone="danger"
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'subscription.busy' })}
          onClick={() => submit()}
        >
          <FormattedMessage id="subscription.cancel.confirm" />
        </Button>
        <Button tone="neutral" emphasis="outline" onClick={() => setAsked('kept')}>
          <FormattedMessage id="subscription.cancel.keep" />
        </Button>
      </Inline>
    </ActionBar>
  )
}

/** What stands in the place of what was pressed has the focus in its place, and comes out from under the tab bar. */
const takeFocus = (element: HTMLElement | null) => element?.focus()
