import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { KonbiniPayerInput } from '#schema/types.generated.ts'
import type { useConfirmation_session$key } from './__generated__/useConfirmation_session.graphql.ts'
import type { useConfirmationMutation } from './__generated__/useConfirmationMutation.graphql.ts'

/**
 * Confirms the order at the price that stands on the page, to be sent to one of the fan's addresses. What differs by
 * now is told, and stands there instead.
 */
export function useConfirmation(key: useConfirmation_session$key, addressId: string | undefined) {
  const session = useFragment(
    graphql`
      fragment useConfirmation_session on CheckoutSession @throwOnFieldError {
        id
        method
        totalYen
        totalCoins
        coins {
          free
        }
      }
    `,
    key,
  )
  const { revalidate } = useRevalidator()
  const isInCoins = session.method === 'COINS'
  return useSubmission<useConfirmationMutation, KonbiniPayerInput | null>({
    mutation: graphql`
      mutation useConfirmationMutation($input: ConfirmCheckoutInput!) {
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
    variables: (konbini, idempotencyKey) => ({
      input: {
        sessionId: session.id,
        idempotencyKey,
        konbini,
        addressId,
        total: (isInCoins ? session.totalCoins : session.totalYen) ?? 0,
        freeCoins: isInCoins ? (session.coins?.free ?? null) : null,
      },
    }),
    isRepeatable: true,
    // The price, the coins or the state are others by now: the page says which.
    onFailed: () => void revalidate(),
  })
}
