import { graphql, useFragment } from 'react-relay'
import { PaymentFace } from './PaymentFace.tsx'
import type {
  PaymentStep_attempt$data,
  PaymentStep_attempt$key,
} from './__generated__/PaymentStep_attempt.graphql.ts'
import { usePaymentWatch } from './usePaymentWatch.ts'

type OnMoved = (state: string) => void

type PaymentStepProps = {
  attempt: PaymentStep_attempt$key
  /** Told each state that the attempt is found in: `CAPTURED`, `FAILED` and `CANCELED` are its last. */
  onMoved?: OnMoved
}

/**
 * What a fan does to pay, whatever the method: a card typed in, the bank's challenge, codes for a till, a wallet's
 * page, or waiting. It looks by itself how far the payment is.
 */
export function PaymentStep({ attempt, onMoved }: PaymentStepProps) {
  const data = useFragment(
    graphql`
      fragment PaymentStep_attempt on PaymentAttempt @throwOnFieldError {
        id
        ...PaymentFace_attempt
      }
    `,
    attempt,
  )
  // Another attempt is watched anew.
  return <WatchedPayment key={data.id} attempt={data} onMoved={onMoved} />
}

type WatchedPaymentProps = { attempt: PaymentStep_attempt$data; onMoved?: OnMoved }

function WatchedPayment({ attempt, onMoved }: WatchedPaymentProps) {
  const actor = usePaymentWatch(attempt.id, onMoved)
  return <PaymentFace attempt={attempt} actor={actor} />
}
