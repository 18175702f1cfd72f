import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ToggleButton } from '#design-system/toggle-button/ToggleButton.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { WishButton_item$key } from './__generated__/WishButton_item.graphql.ts'
import type { WishButtonMutation } from './__generated__/WishButtonMutation.graphql.ts'

/** Keeps an item among a fan's wishes, or lets go of it. A guest signs up first, and it is kept once they are back. */
export function WishButton(props: { item: WishButton_item$key }) {
  const { id, viewerWishes } = useFragment(
    graphql`
      fragment WishButton_item on StoreItem @throwOnFieldError {
        id
        viewerWishes
      }
    `,
    props.item,
  )
  const intl = useIntl()
  const { submit } = useSubmission<WishButtonMutation, boolean>({
    mutation: graphql`
      mutation WishButtonMutation($input: WishForItemInput!) @raw_response_type {
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
    variables: (isWished) => ({ input: { itemId: id, isWished } }),
    optimisticResponse: (isWished) => ({
      wishForItem: {
        __typename: 'WishForItemSuccess',
        item: { id, viewerWishes: isWished },
      },
    }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    resumeAs: `wish:${id}`,
    onFailed: useFailureToast(),
  })
  return (
    <ToggleButton
      label={intl.formatMessage({ id: 'store.wish' })}
      icon="star"
      isPressed={viewerWishes}
      onChange={submit}
    />
  )
}
