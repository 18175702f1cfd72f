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
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { CardChoice_subscription$key } from './__generated__/CardChoice_subscription.graphql.ts'
import type { CardChoice_viewer$key } from './__generated__/CardChoice_viewer.graphql.ts'
import type { CardChoiceMutation } from './__generated__/CardChoiceMutation.graphql.ts'
import { useCardName } from './useCardName.ts'

type CardChoiceProps = {
  subscription: CardChoice_subscription$key
  viewer: CardChoice_viewer$key
}

/** Which of a fan's saved cards pays; another one pays from the moment it is chosen. */
export function CardChoice(props: CardChoiceProps) {
  const { id, instrument } = useFragment(
    graphql`
      fragment CardChoice_subscription on StoreSubscription @throwOnFieldError {
        id
        instrument {
          id
          ...useCardName_instrument
        }
      }
    `,
    props.subscription,
  )
  const { paymentInstruments } = useFragment(
    graphql`
      fragment CardChoice_viewer on Viewer @throwOnFieldError {
        paymentInstruments {
          id
          isExpired
          ...useCardName_instrument
        }
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  const nameOf = useCardName()
  const [isOpen, setIsOpen] = useState(false)
  const { submit, retry, isPending, error } = useSubmission<CardChoiceMutation, string>({
    mutation: graphql`
      mutation CardChoiceMutation($input: ChangeSubscriptionCardInput!) {
        changeSubscriptionCard(input: $input) {
          ... on ChangeSubscriptionCardSuccess @alias(as: "success") {
            subscription {
              ...SubscriptionCard_subscription
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (instrumentId) => ({ input: { subscriptionId: id, instrumentId } }),
    isRepeatable: true,
    onDone: () => setIsOpen(false),
  })
  return (
    <Stack gap={3} align="start">
      <Text size="small">
        {instrument
          ? intl.formatMessage({ id: 'subscription.card' }, { card: nameOf(instrument) })
          : intl.formatMessage({ id: 'subscription.card.none' })}
      </Text>
      {isOpen && (
        <RadioCards
          label={intl.formatMessage({ id: 'subscription.card.choose' })}
          options={paymentInstruments.map((each) => ({
            value: each.id,
            label: nameOf(each),
            disabled: isPending || each.isExpired,
          }))}
          value={instrument?.id}
          onChange={submit}
        />
      )}
      {(isOpen || paymentInstruments.every((each) => each.id === instrument?.id)) && (
        <TextLink href={paymentsPaths.cards()}>
          <FormattedMessage id="subscription.card.add" />
        </TextLink>
      )}
      {error && <ErrorWords error={error} onRetry={retry} />}
      {!isOpen && paymentInstruments.some((each) => each.id !== instrument?.id) && (
        <Button size="small" emphasis="outline" tone="neutral" onClick={() => setIsOpen(true)}>
          <FormattedMessage id="subscription.card.change" />
        </Button>
      )}
    </Stack>
  )
}
