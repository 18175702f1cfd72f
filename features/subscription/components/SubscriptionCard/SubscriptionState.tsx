import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import type {
  SubscriptionState_subscription$data,
  SubscriptionState_subscription$key,
} from './__generated__/SubscriptionState_subscription.graphql.ts'

type State = SubscriptionState_subscription$data['state']

const tones: Record<State, ComponentProps<typeof Chip>['tone']> = {
  ACTIVE: 'success',
  PAST_DUE: 'danger',
  CANCELED_AT_PERIOD_END: 'warning',
  ENDED: 'neutral',
}

/** Where a subscription stands, in a word. */
export function SubscriptionState(props: { subscription: SubscriptionState_subscription$key }) {
  const { state } = useFragment(
    graphql`
      fragment SubscriptionState_subscription on StoreSubscription @throwOnFieldError {
        state
      }
    `,
    props.subscription,
  )
  return (
    <Chip tone={tones[state]}>
      <FormattedMessage id={`subscription.state.${state}`} />
    </Chip>
  )
}
