import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { AccountForm } from '../AccountForm/AccountForm.tsx'
import { Price } from '../Price/Price.tsx'
import type { RefundStanding_refund$key } from './__generated__/RefundStanding_refund.graphql.ts'

/** How much goes back, how that stands, and what the fan does: of cash, they say to which account. */
export function RefundStanding(props: { refund: RefundStanding_refund$key }) {
  const { id, state, amountYen } = useFragment(
    graphql`
      fragment RefundStanding_refund on PaymentRefund @throwOnFieldError {
        id
        state
        amountYen
      }
    `,
    props.refund,
  )
  const [isCorrecting, setIsCorrecting] = useState(false)
  const isGiven = state === 'AWAITS_TRANSFER'
  return (
    <Stack gap={6}>
      <Surface tone="paper" padding={4}>
        <Stack gap={2} align="start">
          <Heading level={2}>
            <FormattedMessage id={`refund.state.${state}`} />
          </Heading>
          <Text tabular>
            <FormattedMessage id="refund.amount" /> <Price total={amountYen} isInCoins={false} />
          </Text>
          <Text size="small">
            <FormattedMessage id={`refund.next.${state}`} />
          </Text>
          {isGiven && !isCorrecting && (
            <Button tone="neutral" emphasis="outline" onClick={() => setIsCorrecting(true)}>
              <FormattedMessage id="refund.correct" />
            </Button>
          )}
        </Stack>
      </Surface>
      {(state === 'AWAITS_ACCOUNT' || (isGiven && isCorrecting)) && (
        <AccountForm refundId={id} onGiven={() => setIsCorrecting(false)} />
      )}
    </Stack>
  )
}
