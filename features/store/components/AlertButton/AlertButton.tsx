import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ToggleButton } from '#design-system/toggle-button/ToggleButton.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useEarlySale } from '#features/subscription/index.ts'
import { useLatestChoice } from '#platform/submission/useLatestChoice.ts'
import type { AlertButton_item$key } from './__generated__/AlertButton_item.graphql.ts'
import type { AlertButtonMutation } from './__generated__/AlertButtonMutation.graphql.ts'

/** Asks to be told, under the bell and by mail, once an item can be bought: when its sale begins, or when it is back. */
export function AlertButton(props: { item: AlertButton_item$key }) {
  const { id, state, viewerIsAlerted, ...item } = useFragment(
    graphql`
      fragment AlertButton_item on StoreItem @throwOnFieldError {
        id
        state
        earlySale {
          ...useEarlySale_sale
        }
        viewerIsAlerted
      }
    `,
    props.item,
  )
  const intl = useIntl()
  const isEarly = useEarlySale(item.earlySale)?.isForViewer ?? false
  const choose = useLatestChoice<AlertButtonMutation>({
    subject: `alert:${id}`,
    mutation: graphql`
      mutation AlertButtonMutation($input: AlertOfItemInput!) {
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
    show: (store, isAlerted) => store.get(id)?.setValue(isAlerted, 'viewerIsAlerted'),
    logIn: { step: 'signup' },
    isResumed: true,
    onFailed: useFailureToast(),
  })
  const isYetToBegin = state === 'UPCOMING' && !isEarly
  const label = isYetToBegin ? 'store.alert.UPCOMING' : 'store.alert.SOLD_OUT'
  return (
    <ToggleButton
      label={intl.formatMessage({ id: label })}
      icon="megaphone"
      isPressed={viewerIsAlerted}
      onChange={choose}
    />
  )
}
