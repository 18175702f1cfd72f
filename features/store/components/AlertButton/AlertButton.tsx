import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ToggleButton } from '#design-system/toggle-button/ToggleButton.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { AlertButton_item$key } from './__generated__/AlertButton_item.graphql.ts'
import type { AlertButtonMutation } from './__generated__/AlertButtonMutation.graphql.ts'

/** Asks to be told, atop the store, once an item can be bought: when its sale begins, or when it is back. */
export function AlertButton(props: { item: AlertButton_item$key }) {
  const { id, state, viewerIsAlerted } = useFragment(
    graphql`
      fragment AlertButton_item on StoreItem @throwOnFieldError {
        id
        state
        viewerIsAlerted
      }
    `,
    props.item,
  )
  const intl = useIntl()
  const { submit } = useSubmission<AlertButtonMutation, boolean>({
    mutation: graphql`
      mutation AlertButtonMutation($input: AlertOfItemInput!) @raw_response_type {
        alertOfItem(input: $input) {
          ... on AlertOfItemSuccess @alias(as: "success") {
            item {
              id
              viewerIsAlerted
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (isAlerted) => ({ input: { itemId: id, isAlerted } }),
    optimisticResponse: (isAlerted) => ({
      alertOfItem: {
        __typename: 'AlertOfItemSuccess',
        item: { id, viewerIsAlerted: isAlerted },
      },
    }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    resumeAs: `alert:${id}`,
    onFailed: useFailureToast(),
  })
  const label = state === 'UPCOMING' ? 'store.alert.UPCOMING' : 'store.alert.SOLD_OUT'
  return (
    <ToggleButton
      label={intl.formatMessage({ id: label })}
      icon="megaphone"
      isPressed={viewerIsAlerted}
      onChange={submit}
    />
  )
}
