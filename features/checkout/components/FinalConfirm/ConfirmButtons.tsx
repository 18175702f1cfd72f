import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ErrorWords, useErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { CancelButton } from '../CancelButton/CancelButton.tsx'
import { KonbiniPayer, noPayer } from '../KonbiniPayer/KonbiniPayer.tsx'
import type { ConfirmButtons_session$key } from './__generated__/ConfirmButtons_session.graphql.ts'
import type { ConfirmButtonsMutation } from './__generated__/ConfirmButtonsMutation.graphql.ts'

/** Confirms the order at the price that stands above. What differs by now is told, and stands there instead. */
export function ConfirmButtons(props: { session: ConfirmButtons_session$key }) {
  const session = useFragment(
    graphql`
      fragment ConfirmButtons_session on CheckoutSession @throwOnFieldError {
        id
        method
        totalYen
        totalCoins
        coins {
          free
        }
        ...CancelButton_session
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const errorWords = useErrorWords()
  const { revalidate } = useRevalidator()
  const [payer, setPayer] = useState(noPayer)
  const isCash = session.method === 'KONBINI'
  const { submit, retry, isPending, error } = useSubmission<ConfirmButtonsMutation>({
    mutation: graphql`
      mutation ConfirmButtonsMutation($input: ConfirmCheckoutInput!) {
        confirmCheckout(input: $input) {
          ... on ConfirmCheckoutSuccess @alias(as: "success") {
            session {
              ...CheckoutFlow_session
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (_, idempotencyKey) => ({
      input: {
        ...{ sessionId: session.id, idempotencyKey, konbini: isCash ? payer : null },
        total: (session.method === 'COINS' ? session.totalCoins : session.totalYen) ?? 0,
        freeCoins: session.method === 'COINS' ? (session.coins?.free ?? null) : null,
      },
    }),
    isRepeatable: true,
    // The price, the coins or the state are others by now: the page says which.
    onFailed: () => void revalidate(),
  })
  const problem =
    error && '__typename' in error && error.__typename === 'KonbiniPayerError' && error.field
      ? { field: error.field, words: errorWords(error) }
      : undefined
  return (
    <Stack gap={4}>
      {isCash && <KonbiniPayer payer={payer} onChange={setPayer} problem={problem} />}
      {error && !problem && <ErrorWords error={error} onRetry={retry} />}
      <Button
        size="large"
        isFullWidth
        isBusy={isPending}
        busyLabel={intl.formatMessage({ id: 'checkout.busy' })}
        onClick={() => submit()}
      >
        {intl.formatMessage({ id: 'checkout.confirm.submit' })}
      </Button>
      <CancelButton session={session} />
    </Stack>
  )
}
