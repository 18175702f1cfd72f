import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { ReceivedPresent_received$key } from './__generated__/ReceivedPresent_received.graphql.ts'
import type { ReceivedPresentMutation } from './__generated__/ReceivedPresentMutation.graphql.ts'
import { actions } from './Received.css.ts'

/** What a present holds, and the press that receives it, once. */
export function ReceivedPresent(props: { received: ReceivedPresent_received$key }) {
  const { id, present } = useFragment(
    graphql`
      fragment ReceivedPresent_received on ReceivedInformation @throwOnFieldError {
        id
        present {
          kind
          amount
          claimableUntil
          isExpired
          claimedAt
        }
      }
    `,
    props.received,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const showToast = useToast()
  const sayFailure = useFailureToast()
  const words = present
    ? intl.formatMessage(
        { id: `information.received.present.${present.kind}` },
        { amount: present.amount },
      )
    : ''
  const claim = useSubmission<ReceivedPresentMutation>({
    mutation: graphql`
      mutation ReceivedPresentMutation($input: ClaimReceivedPresentInput!) {
        claimReceivedPresent(input: $input) {
          ... on ClaimReceivedPresentSuccess @alias(as: "success") {
            received {
              ...ReceivedPresent_received
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { receivedId: id } }),
    isRepeatable: true,
    onDone: () =>
      showToast({
        tone: 'success',
        message: intl.formatMessage({ id: 'information.received.got' }, { present: words }),
      }),
    onFailed: sayFailure,
  })
  if (!present) return null
  const { claimableUntil, claimedAt, isExpired } = present
  const isWaiting = claimedAt == null && !isExpired
  return (
    <div className={actions}>
      <Text as="span" weight="bold" tone={isWaiting ? 'accent' : 'muted'}>
        {words}
      </Text>
      {isWaiting ? (
        <>
          <Button
            size="small"
            isBusy={claim.isPending}
            busyLabel={intl.formatMessage({ id: 'information.received.claiming' })}
            aria-label={intl.formatMessage(
              { id: 'information.received.claimNamed' },
              { present: words },
            )}
            onClick={() => claim.submit()}
          >
            <FormattedMessage id="information.received.claim" />
          </Button>
          <Text as="span" size="caption" tone="muted">
            <FormattedMessage
              id="information.received.until"
              values={{ moment: tokyo.dayAndTime(claimableUntil) }}
            />
          </Text>
        </>
      ) : (
        <Text as="span" size="small" tone="muted">
          <FormattedMessage
            id={isExpired ? 'information.received.expired' : 'information.received.claimed'}
          />
        </Text>
      )}
    </div>
  )
}
