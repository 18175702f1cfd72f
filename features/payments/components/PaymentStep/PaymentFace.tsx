import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ActorRefFrom } from 'xstate'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import type { paymentWatchMachine } from '../../machines/paymentWatchMachine.ts'
import { KonbiniSlip } from '../KonbiniSlip/KonbiniSlip.tsx'
import { ProviderFrame } from '../ProviderFrame/ProviderFrame.tsx'
import type { PaymentFace_attempt$key } from './__generated__/PaymentFace_attempt.graphql.ts'
import { SlowPayment } from './SlowPayment.tsx'
import { Waiting } from './Waiting.tsx'
import { WalletStep } from './WalletStep.tsx'

type PaymentFaceProps = {
  attempt: PaymentFace_attempt$key
  actor: ActorRefFrom<typeof paymentWatchMachine>
}

/** What the attempt's row says that there is to do, and how far it has been looked at. */
export function PaymentFace({ attempt, actor }: PaymentFaceProps) {
  const { step, ...data } = useFragment(
    graphql`
      fragment PaymentFace_attempt on PaymentAttempt @throwOnFieldError {
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
  const error = useSelector(actor, ({ context }) => context.error)
  const isSlow = useSelector(actor, (snapshot) => snapshot.matches('slow'))
  const isSettled = useSelector(actor, (snapshot) => snapshot.matches('settled'))
  const lookNow = () => actor.send({ type: 'look.asked' })
  const face = () => {
    if (isSlow && !step) return null
    switch (step?.__typename) {
      case 'CardEntryStep':
        return (
          <ProviderFrame
            title={intl.formatMessage({ id: 'payments.card.title' })}
            url={step.frameUrl}
            onReturned={lookNow}
          />
        )
      case 'ChallengeStep':
        return (
          <ProviderFrame
            title={intl.formatMessage({ id: 'payments.challenge.title' })}
            note={intl.formatMessage({ id: 'payments.challenge.note' })}
            url={step.frameUrl}
            onReturned={lookNow}
          />
        )
      case 'KonbiniStep':
        return <KonbiniSlip attempt={data} />
      case 'WalletStep':
        return <WalletStep url={step.url} />
      default:
        return <Waiting of={isSettled ? 'settled' : 'waiting'} />
    }
  }
  return (
    <Stack gap={4}>
      {face()}
      {error && <ErrorWords error={error} onRetry={lookNow} />}
      {isSlow && <SlowPayment onLook={lookNow} />}
    </Stack>
  )
}
