import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Spinner } from '#design-system/spinner/Spinner.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { KonbiniSlip } from '../KonbiniSlip/KonbiniSlip.tsx'
import { ProviderFrame } from '../ProviderFrame/ProviderFrame.tsx'
import type { PaymentStep_attempt$key } from './__generated__/PaymentStep_attempt.graphql.ts'
import { useCompletion } from './useCompletion.ts'
import { WalletStep } from './WalletStep.tsx'

type PaymentStepProps = {
  attempt: PaymentStep_attempt$key
  /** Told each state that the attempt is found in: `CAPTURED`, `FAILED` and `CANCELED` are its last. */
  onMoved?: (state: string) => void
}

/**
 * What a fan does to pay, whatever the method: a card typed in, the bank's challenge, codes for a till, a wallet's
 * page, or waiting. It looks by itself how far the payment is.
 */
export function PaymentStep({ attempt, onMoved }: PaymentStepProps) {
  const { id, step, ...data } = useFragment(
    graphql`
      fragment PaymentStep_attempt on PaymentAttempt @throwOnFieldError {
        id
        step {
          __typename
          ... on CardEntryStep {
            frameUrl
          }
          ... on ChallengeStep {
            frameUrl
          }
          ... on WalletStep {
            url
          }
          ... on KonbiniStep {
            slipUrl
          }
        }
        ...KonbiniSlip_attempt
      }
    `,
    attempt,
  )
  const intl = useIntl()
  const { complete, error } = useCompletion(id, onMoved)
  const face = () => {
    switch (step?.__typename) {
      case 'CardEntryStep':
        return (
          <ProviderFrame
            title={intl.formatMessage({ id: 'payments.card.title' })}
            url={step.frameUrl}
            onReturned={complete}
          />
        )
      case 'ChallengeStep':
        return (
          <ProviderFrame
            title={intl.formatMessage({ id: 'payments.challenge.title' })}
            note={intl.formatMessage({ id: 'payments.challenge.note' })}
            url={step.frameUrl}
            onReturned={complete}
          />
        )
      case 'KonbiniStep':
        return <KonbiniSlip attempt={data} />
      case 'WalletStep':
        return <WalletStep url={step.url} />
      default:
        return (
          <Inline gap={3}>
            <Spinner />
            <Text>
              <FormattedMessage id="payments.waiting" />
            </Text>
          </Inline>
        )
    }
  }
  return (
    <Stack gap={4}>
      {face()}
      {error && <ErrorWords error={error} onRetry={complete} />}
    </Stack>
  )
}
