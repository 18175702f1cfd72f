import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths } from '#addresses/store.ts'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useAddToBasket_item$key } from './__generated__/useAddToBasket_item.graphql.ts'
import type { useAddToBasketMutation } from './__generated__/useAddToBasketMutation.graphql.ts'

type Wanted = { quantity: number; variantId?: string | undefined }

/** Puts so many of an item, of one of its variants where it has some, into the basket, and says so with the way there. */
export function useAddToBasket(of: useAddToBasket_item$key) {
  const { id, name } = useFragment(
    graphql`
      fragment useAddToBasket_item on StoreItem @throwOnFieldError {
        id
        name
      }
    `,
    of,
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const showToast = useToast()
  const { submit, retry, isPending, error } = useSubmission<useAddToBasketMutation, Wanted>({
    mutation: graphql`
      mutation useAddToBasketMutation($input: AddToBasketInput!) {
        addToBasket(input: $input) {
          ... on AddToBasketSuccess @alias(as: "success") {
            basket {
              id
              count
            }
            item {
              id
              viewerAvailable
              viewerBasketQuantity
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: ({ quantity, variantId }, idempotencyKey) => ({
      input: { itemId: id, variantId, quantity, idempotencyKey },
    }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    resumeAs: `basket:${id}`,
    onDone: () =>
      showToast({
        tone: 'success',
        message: intl.formatMessage({ id: 'store.added' }, { name }),
        action: {
          label: intl.formatMessage({ id: 'store.added.look' }),
          onPress: () => void navigate(paths.basket()),
        },
      }),
  })
  return { add: submit, retry, isAdding: isPending, error }
}
