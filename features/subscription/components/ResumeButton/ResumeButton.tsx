import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { ResumeButton_subscription$key } from './__generated__/ResumeButton_subscription.graphql.ts'
import type { ResumeButtonMutation } from './__generated__/ResumeButtonMutation.graphql.ts'

/** Has a subscription that was cancelled renew again. */
export function ResumeButton(props: { subscription: ResumeButton_subscription$key }) {
  const { id } = useFragment(
    graphql`
      fragment ResumeButton_subscription on StoreSubscription @throwOnFieldError {
        id
      }
    `,
    props.subscription,
  )
  const intl = useIntl()
  const { submit, retry, isPending, error } = useSubmission<ResumeButtonMutation>({
    mutation: graphql`
      mutation ResumeButtonMutation($input: ResumeSubscriptionInput!) {
        resumeSubscription(input: $input) {
          ... on ResumeSubscriptionSuccess @alias(as: "success") {
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
  return (
    <Stack gap={3}>
      {error && <ErrorWords error={error} onRetry={retry} />}
      <Button
        emphasis="outline"
        isBusy={isPending}
        busyLabel={intl.formatMessage({ id: 'subscription.busy' })}
        onClick={() => submit()}
      >
        <FormattedMessage id="subscription.resume" />
      </Button>
    </Stack>
  )
}
