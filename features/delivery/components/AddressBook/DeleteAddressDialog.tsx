import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Dialog } from '#design-system/dialog/Dialog.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { DeleteAddressDialogMutation } from './__generated__/DeleteAddressDialogMutation.graphql.ts'

type DeleteAddressDialogProps = { addressId: string; name: string; onClose: () => void }

/** Deletes an address once the fan says so. What is under way to it arrives there all the same. */
export default function DeleteAddressDialog({
  addressId,
  name,
  onClose,
}: DeleteAddressDialogProps) {
  const intl = useIntl()
  const { submit, retry, isPending, error } = useSubmission<DeleteAddressDialogMutation>({
    mutation: graphql`
      mutation DeleteAddressDialogMutation($input: DeleteDeliveryAddressInput!) {
        deleteDeliveryAddress(input: $input) {
          ... on DeleteDeliveryAddressSuccess @alias(as: "success") {
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
      if (!answer?.deleteDeliveryAddress.success) return
      const left = store.getRootField('deleteDeliveryAddress').getLinkedRecords('addresses')
      store.getRoot().getLinkedRecord('viewer')?.setLinkedRecords(left, 'deliveryAddresses')
    },
    logIn: { step: 'login' },
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={intl.formatMessage({ id: 'delivery.book.delete.title' })}
      closeLabel={intl.formatMessage({ id: 'delivery.book.delete.close' })}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={onClose}>
            <FormattedMessage id="delivery.book.delete.keep" />
          </Button>
          <Button
            tone="danger"
            isBusy={isPending}
            busyLabel={intl.formatMessage({ id: 'delivery.book.delete.busy' })}
            onClick={() => submit()}
          >
            <FormattedMessage id="delivery.book.delete.submit" />
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>
          <FormattedMessage id="delivery.book.delete.body" values={{ name }} />
        </Text>
        {error && <ErrorWords error={error} onRetry={retry} />}
      </Stack>
    </Dialog>
  )
}
