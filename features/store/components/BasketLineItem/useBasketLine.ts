import { graphql } from 'react-relay'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useBasketLineMutation } from './__generated__/useBasketLineMutation.graphql.ts'

/** Says how many of an item, or of one of its variants, the basket holds, at the price of now; 0 takes it out. */
export function useBasketLine(itemId: string, variantId?: string) {
  return useSubmission<useBasketLineMutation, number>({
    mutation: graphql`
      mutation useBasketLineMutation($input: ChangeBasketLineInput!) {
        changeBasketLine(input: $input) {
          ... on ChangeBasketLineSuccess @alias(as: "success") {
            basket {
              id
              count
              ...Basket_basket
            }
            item {
              id
              viewerBasketQuantity
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (quantity) => ({ input: { itemId, variantId, quantity } }),
    isRepeatable: true,
  })
}
