import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { CheckoutMethod } from '#schema/types.generated.ts'
import { CheckoutLines } from '../CheckoutLines/CheckoutLines.tsx'
import { HoldClock } from '../HoldClock/HoldClock.tsx'
import type { MethodChoice_session$key } from './__generated__/MethodChoice_session.graphql.ts'
import type { MethodChoiceMutation } from './__generated__/MethodChoiceMutation.graphql.ts'

type MethodChoiceProps = {
  session: MethodChoice_session$key
  /** The way is chosen, and the session knows it. */
  onChosen: () => void
}

/** How to pay: the ways that can pay all of what is bought. */
export function MethodChoice({ onChosen, ...props }: MethodChoiceProps) {
  const session = useFragment(
    graphql`
      fragment MethodChoice_session on CheckoutSession @throwOnFieldError {
        id
        method
        methods
        unavailableMethods {
          method
          leastYen
          mostYen
        }
        state
        ...CheckoutLines_session
        ...HoldClock_session
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const [method, setMethod] = useState(session.method ?? session.methods[0])
  const { submit, retry, isPending, error } = useSubmission<MethodChoiceMutation, CheckoutMethod>({
    mutation: graphql`
      mutation MethodChoiceMutation($input: ChooseCheckoutMethodInput!) {
        chooseCheckoutMethod(input: $input) {
          ... on ChooseCheckoutMethodSuccess @alias(as: "success") {
            session {
              ...CheckoutFlow_session
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (chosen) => ({ input: { sessionId: session.id, method: chosen } }),
    isRepeatable: true,
    onDone: onChosen,
  })
  return (
    <Stack gap={6}>
      {(session.state === 'OPEN' || session.state === 'READY') && <HoldClock session={session} />}
      <CheckoutLines session={session} />
      <RadioCards
        label={intl.formatMessage({ id: 'checkout.method.label' })}
        options={session.methods.map((value) => ({
          value,
          label: intl.formatMessage({ id: `checkout.method.${value}` }),
          description: intl.formatMessage({ id: `checkout.method.${value}.hint` }),
        }))}
        value={method}
        onChange={setMethod}
      />
      {session.unavailableMethods.map(({ method: other, leastYen: least, mostYen: most }) => (
        <Text key={other} size="small" tone="muted">
          {intl.formatMessage(
            { id: 'checkout.method.sums' },
            { method: intl.formatMessage({ id: `checkout.method.${other}` }), least, most },
          )}
        </Text>
      ))}
      {error && <ErrorWords error={error} onRetry={retry} />}
      <Button
        size="large"
        isFullWidth
        isBusy={isPending}
        busyLabel={intl.formatMessage({ id: 'checkout.busy' })}
        onClick={() => method && submit(method)}
      >
        {intl.formatMessage({ id: 'checkout.method.submit' })}
      </Button>
    </Stack>
  )
}
