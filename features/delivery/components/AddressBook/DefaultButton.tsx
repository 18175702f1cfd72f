import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { DefaultButtonMutation } from './__generated__/DefaultButtonMutation.graphql.ts'

/** Has an address be offered first wherever one is asked for. */
export function DefaultButton({ addressId, name }: { addressId: string; name: string }) {
  const intl = useIntl()
  const { submit, isPending } = useSubmission<DefaultButtonMutation>({
    mutation: graphql`
      mutation DefaultButtonMutation($input: SetDefaultDeliveryAddressInput!) {
        setDefaultDeliveryAddress(input: $input) {
          ... on SetDefaultDeliveryAddressSuccess @alias(as: "success") {
            addresses {
              id
              ...AddressBook_addresses
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { addressId } }),
    updater: (store, answer) => {
      if (!answer?.setDefaultDeliveryAddress.success) return
      const all = store.getRootField('setDefaultDeliveryAddress').getLinkedRecords('addresses')
      store.getRoot().getLinkedRecord('viewer')?.setLinkedRecords(all, 'deliveryAddresses')
    },
    isRepeatable: true,
    logIn: { step: 'login' },
    onFailed: useFailureToast(),
  })
  return (
    <Button
      tone="neutral"
      emphasis="outline"
      size="small"
      isBusy={isPending}
      busyLabel={intl.formatMessage({ id: 'delivery.saving' })}
      onClick={() => submit()}
    >
      <FormattedMessage id="delivery.book.prefer" />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}
