import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { mayChoose, addressOfMethodChoice } from '#addresses/checkout.ts'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { PaymentStep } from '#features/payments/index.ts'
import { NextStep } from '#features/purchases/index.ts'
import { CancelButton } from '../CancelButton/CancelButton.tsx'
import { CheckoutLines } from '../CheckoutLines/CheckoutLines.tsx'
import type { PayingSession_session$key } from './__generated__/PayingSession_session.graphql.ts'

/**
 * A payment in yen that is under way: what the fan does next, and what is held for them meanwhile. What became of it
 * is the session's to say, so that a closed tab misses nothing.
 */
export function PayingSession(props: { session: PayingSession_session$key }) {
  const session = useFragment(
    graphql`
      fragment PayingSession_session on CheckoutSession @throwOnFieldError {
        id
        origin
        state
        attempt {
          ...PaymentStep_attempt
        }
        purchase {
          ...NextStep_purchase
        }
        ...CheckoutLines_session
        ...CancelButton_session
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const { revalidate } = useRevalidator()
  const look = (state: string) => {
    if (state === 'CAPTURED' || state === 'FAILED' || state === 'CANCELED') void revalidate()
  }
  return (
    <Stack gap={6}>
      {session.purchase && <NextStep purchase={session.purchase} />}
      {session.attempt && <PaymentStep attempt={session.attempt} onMoved={look} />}
      <section aria-label={intl.formatMessage({ id: 'checkout.lines.title' })}>
        <CheckoutLines session={session} />
      </section>
      {mayChoose(session) && (
        <>
          <TextLink href={addressOfMethodChoice(session)}>
            <FormattedMessage id="checkout.paying.change" />
          </TextLink>
          <CancelButton session={session} />
        </>
      )}
    </Stack>
  )
}
