import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ToggleButton } from '#design-system/toggle-button/ToggleButton.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useLatestChoice } from '#platform/submission/useLatestChoice.ts'
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
  const choose = useLatestChoice<WishButtonMutation>({
    subject: `wish:${id}`,
    mutation: graphql`
      mutation WishButtonMutation($input: WishForItemInput!) {
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
    show: (store, isWished) => store.get(id)?.setValue(isWished, 'viewerWishes'),
    logIn: { step: 'signup' },
    isResumed: true,
    onFailed: useFailureToast(),
  })
  return (
    <ToggleButton
      label={intl.formatMessage({ id: 'store.wish' })}
      icon="star"
      isPressed={viewerWishes}
      onChange={choose}
    />
  )
}
