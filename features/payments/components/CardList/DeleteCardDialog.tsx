import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Dialog } from '#design-system/dialog/Dialog.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { DeleteCardDialogMutation } from './__generated__/DeleteCardDialogMutation.graphql.ts'

type DeleteCardDialogProps = { cardId: string; name: string; onClose: () => void }

/** Deletes a saved card, once the fan says so; where their sign-in is old, they are asked who they are before. */
export default function DeleteCardDialog({ cardId, name, onClose }: DeleteCardDialogProps) {
  const intl = useIntl()
  const showToast = useToast()
  const { submit, retry, isPending, error } = useSubmission<DeleteCardDialogMutation>({
    mutation: graphql`
      mutation DeleteCardDialogMutation($instrumentId: ID!) {
        deletePaymentInstrument(instrumentId: $instrumentId) {
          ... on DeletePaymentInstrumentSuccess @alias(as: "success") {
            instruments {
              id
              ...CardList_cards
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ instrumentId: cardId }),
    updater: (store, answer) => {
      if (!answer?.deletePaymentInstrument.success) return
      const left = store.getRootField('deletePaymentInstrument').getLinkedRecords('instruments')
      store.getRoot().getLinkedRecord('viewer')?.setLinkedRecords(left, 'paymentInstruments')
    },
    onDone: () => {
      showToast({
        tone: 'success',
        message: intl.formatMessage({ id: 'payments.delete.done' }, { name }),
      })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={intl.formatMessage({ id: 'payments.delete.title' })}
      closeLabel={intl.formatMessage({ id: 'payments.delete.close' })}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={onClose}>
            <FormattedMessage id="payments.delete.keep" />
          </Button>
          <Button
            tone="danger"
            isBusy={isPending}
            busyLabel={intl.formatMessage({ id: 'payments.busy' })}
            onClick={() => submit()}
          >
            <FormattedMessage id="payments.delete.submit" />
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>
          <FormattedMessage id="payments.delete.body" values={{ name }} />
        </Text>
        {error && <ErrorWords error={error} onRetry={retry} />}
      </Stack>
    </Dialog>
  )
}
