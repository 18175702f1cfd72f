import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { CancelButton_session$key } from './__generated__/CancelButton_session.graphql.ts'
import type { CancelButtonMutation } from './__generated__/CancelButtonMutation.graphql.ts'

/** Leaves a checkout, and lets go of what it holds; the basket keeps what it has. */
export function CancelButton(props: { session: CancelButton_session$key }) {
  const { id } = useFragment(
    graphql`
      fragment CancelButton_session on CheckoutSession @throwOnFieldError {
        id
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const { submit, isPending } = useSubmission<CancelButtonMutation>({
    mutation: graphql`
      mutation CancelButtonMutation($input: CancelCheckoutInput!) {
        cancelCheckout(input: $input) {
          ... on CancelCheckoutSuccess @alias(as: "success") {
            session {
              ...CheckoutFlow_session
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { sessionId: id } }),
    isRepeatable: true,
    onFailed: useFailureToast(),
  })
  return (
    <Button
      tone="neutral"
      emphasis="quiet"
      isFullWidth
      isBusy={isPending}
      busyLabel={intl.formatMessage({ id: 'checkout.busy' })}
      onClick={() => submit()}
    >
      {intl.formatMessage({ id: 'checkout.cancel' })}
    </Button>
  )
}
