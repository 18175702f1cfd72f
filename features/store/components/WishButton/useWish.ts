import { graphql } from 'react-relay'
import { useFailureToast } from '#features/errors/index.ts'
import { useLatestChoice } from '#platform/submission/useLatestChoice.ts'
import type { useWishMutation } from './__generated__/useWishMutation.graphql.ts'

/**
 * Gives the act of keeping an item among a fan's wishes, or of letting go of it. A guest signs up first, and it is kept
 * once they are back.
 */
export function useWish(itemId: string): (isWished: boolean) => void {
  return useLatestChoice<useWishMutation>({
    subject: `wish:${itemId}`,
    mutation: graphql`
      mutation useWishMutation($input: WishForItemInput!) {
        wishForItem(input: $input) {
          ... on WishForItemSuccess @alias(as: "success") {
            item {
              id
              viewerWishes
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (isWished) => ({ input: { itemId, isWished } }),
    show: (store, isWished) => store.get(itemId)?.setValue(isWished, 'viewerWishes'),
    logIn: { step: 'signup' },
    isResumed: true,
    onFailed: useFailureToast(),
  })
}
