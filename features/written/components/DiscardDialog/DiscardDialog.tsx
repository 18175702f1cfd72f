import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Dialog } from '#design-system/dialog/Dialog.tsx'
import { Text } from '#design-system/text/Text.tsx'

type DiscardDialogProps = { onKeep: () => void; onDiscard: () => void }

/** Asks whether what was changed and is not saved may be lost. Load it lazily. */
export default function DiscardDialog({ onKeep, onDiscard }: DiscardDialogProps) {
  const intl = useIntl()
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && onKeep()}
      title={intl.formatMessage({ id: 'written.discard.title' })}
      closeLabel={intl.formatMessage({ id: 'written.discard.keep' })}
      footer={
        <Button tone="danger" isFullWidth onClick={onDiscard}>
          <FormattedMessage id="written.discard.action" />
        </Button>
      }
    >
      <Text>
        <FormattedMessage id="written.discard.body" />
      </Text>
    </Dialog>
  )
}
