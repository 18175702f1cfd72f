import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import type { FailedPayment_attempt$key } from './__generated__/FailedPayment_attempt.graphql.ts'

type FailedPaymentProps = {
  attempt: FailedPayment_attempt$key
  /** The way to another card or method. */
  action?: ReactNode
}

/** Why a payment came to nothing, and that nothing was charged; nothing of one that did not fail. */
export function FailedPayment({ action, ...props }: FailedPaymentProps) {
  const { failure } = useFragment(
    graphql`
      fragment FailedPayment_attempt on PaymentAttempt @throwOnFieldError {
        failure
      }
    `,
    props.attempt,
  )
  if (failure === null) return null
  return (
    <Banner tone={failure === 'CANCELED' ? 'info' : 'danger'} action={action}>
      <FormattedMessage id={`payments.failure.${failure}`} />
    </Banner>
  )
}
