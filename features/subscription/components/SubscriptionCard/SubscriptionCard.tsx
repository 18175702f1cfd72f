import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { CancelSubscription } from '../CancelSubscription/CancelSubscription.tsx'
import { CardChoice } from '../CardChoice/CardChoice.tsx'
import { MembershipPerks } from '../MembershipPerks/MembershipPerks.tsx'
import { ResumeButton } from '../ResumeButton/ResumeButton.tsx'
import type { SubscriptionCard_subscription$key } from './__generated__/SubscriptionCard_subscription.graphql.ts'
import type { SubscriptionCard_viewer$key } from './__generated__/SubscriptionCard_viewer.graphql.ts'
import { SubscriptionFacts } from './SubscriptionFacts.tsx'
import { SubscriptionState } from './SubscriptionState.tsx'
import { Unpaid } from './Unpaid.tsx'

type SubscriptionCardProps = {
  subscription: SubscriptionCard_subscription$key
  viewer: SubscriptionCard_viewer$key
}

/** One subscription: how it stands, what it costs and when, and what its fan can do about it. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const subscription = useFragment(
    graphql`
      fragment SubscriptionCard_subscription on StoreSubscription @throwOnFieldError {
        state
        item {
          name
          ...MembershipPerks_item
        }
        ...SubscriptionState_subscription
        ...SubscriptionFacts_subscription
        ...Unpaid_subscription
        ...CancelSubscription_subscription
        ...ResumeButton_subscription
        ...CardChoice_subscription
      }
    `,
    props.subscription,
  )
  const viewer = useFragment(
    graphql`
      fragment SubscriptionCard_viewer on Viewer @throwOnFieldError {
        ...CardChoice_viewer
      }
    `,
    props.viewer,
  )
  const { state, item } = subscription
  return (
    <li>
      <Surface tone="paper" padding={4}>
        <Stack gap={4}>
          <Stack gap={2} align="start">
            <SubscriptionState subscription={subscription} />
            <Heading level={2} size="small">
              {item.name}
            </Heading>
          </Stack>
          <Unpaid subscription={subscription} />
          <SubscriptionFacts subscription={subscription} />
          {state !== 'ENDED' && (
            <>
              <MembershipPerks item={item} level={3} />
              <CardChoice subscription={subscription} viewer={viewer} />
              {state === 'CANCELED_AT_PERIOD_END' ? (
                <ResumeButton subscription={subscription} />
              ) : (
                <CancelSubscription subscription={subscription} />
              )}
            </>
          )}
          {state === 'ENDED' && <FormattedMessage id="subscription.ended.note" />}
        </Stack>
      </Surface>
    </li>
  )
}
