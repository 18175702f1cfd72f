import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as paymentsPaths } from '#addresses/payments.ts'
import { Button } from '#design-system/button/Button.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { CoinsAlone } from '#features/store/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { CheckoutLines } from '../CheckoutLines/CheckoutLines.tsx'
import { HoldClock } from '../HoldClock/HoldClock.tsx'
import type { MethodChoice_session$key } from './__generated__/MethodChoice_session.graphql.ts'
import { chosenOf, firstOf, useMethodOptions } from './useMethodOptions.ts'
import type { MethodChoiceMutation } from './__generated__/MethodChoiceMutation.graphql.ts'

type MethodChoiceProps = {
  session: MethodChoice_session$key
  /** The way is chosen, and the session knows it. */
  onChosen: () => void
}

/** How to pay: the ways that can pay all of what is bought, the fan's saved cards among them. */
export function MethodChoice({ onChosen, ...props }: MethodChoiceProps) {
  const session = useFragment(
    graphql`
      fragment MethodChoice_session on CheckoutSession @throwOnFieldError {
        id
        method
        methods
        lines {
          priceYen
          item {
            name
          }
        }
        coins {
          missing
        }
        unavailableMethods {
          method
          reason
          leastYen
          mostYen
        }
        state
        instrument {
          id
        }
        instruments {
          id
          brand
          last4
          expMonth
          expYear
          isExpired
        }
        ...CheckoutLines_session
        ...HoldClock_session
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const options = useMethodOptions(session)
  const [choice, setChoice] = useState(chosenOf(session) ?? firstOf(session, options))
  const { submit, retry, isPending, error } = useSubmission<MethodChoiceMutation, string>({
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
    variables: (chosen) => {
      const method = session.methods.find((each) => each === chosen)
      return {
        input: method
          ? { sessionId: session.id, method }
          : { sessionId: session.id, method: 'CARD', instrumentId: chosen },
      }
    },
    isRepeatable: true,
    onDone: onChosen,
  })
  return (
    <Stack gap={6}>
      {(session.state === 'OPEN' || session.state === 'READY') && <HoldClock session={session} />}
      <CheckoutLines session={session} />
      <RadioCards
        label={intl.formatMessage({ id: 'checkout.method.label' })}
        options={options}
        value={choice}
        onChange={setChoice}
      />
      <CoinsAlone lines={session.lines} isBegun />
      {session.unavailableMethods.map(
        ({ method: other, reason, leastYen: least, mostYen: most }) => (
          <Text key={other} size="small" tone="muted">
            {intl.formatMessage(
              { id: `checkout.method.against.${reason}` },
              { method: intl.formatMessage({ id: `checkout.method.${other}` }), least, most },
            )}
          </Text>
        ),
      )}
      {session.methods.includes('CARD') && session.instruments.length > 0 && (
        <TextLink href={paymentsPaths.cards()}>
          <FormattedMessage id="checkout.method.cards" />
        </TextLink>
      )}
      {error && <ErrorWords error={error} onRetry={retry} />}
      <Button
        size="large"
        isFullWidth
        isBusy={isPending}
        busyLabel={intl.formatMessage({ id: 'checkout.busy' })}
        onClick={() => choice && submit(choice)}
      >
        {intl.formatMessage({ id: 'checkout.method.submit' })}
      </Button>
    </Stack>
  )
}
