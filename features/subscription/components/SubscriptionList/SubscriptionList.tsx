import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as storePaths } from '#addresses/store.ts'
import { paths } from '#addresses/subscription.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Figure } from '#features/errors/index.ts'
import { GuestSubscriptions } from '../GuestSubscriptions/GuestSubscriptions.tsx'
import { SubscriptionCard } from '../SubscriptionCard/SubscriptionCard.tsx'
import type { SubscriptionList_viewer$key } from './__generated__/SubscriptionList_viewer.graphql.ts'
import { list } from './SubscriptionList.css.ts'

/** What a fan has subscribed to; what is over comes last. */
export function SubscriptionList(props: { viewer: SubscriptionList_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment SubscriptionList_viewer on Viewer @throwOnFieldError {
        user {
          __typename
        }
        subscriptions {
          id
          ...SubscriptionCard_subscription
        }
        ...SubscriptionCard_viewer
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  if (!viewer.user) return <GuestSubscriptions />
  if (viewer.subscriptions.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'subscription.empty.title' })}
        body={<FormattedMessage id="subscription.empty.body" />}
        action={
          <ButtonLink href={storePaths.store()}>
            <FormattedMessage id="subscription.toStore" />
          </ButtonLink>
        }
      />
    )
  return (
    <Stack gap={4}>
      <ul className={list}>
        {viewer.subscriptions.map((subscription) => (
          <SubscriptionCard key={subscription.id} subscription={subscription} viewer={viewer} />
        ))}
      </ul>
      <TextLink href={paths.invoices()}>
        <FormattedMessage id="subscription.invoices.title" />
      </TextLink>
    </Stack>
  )
}
