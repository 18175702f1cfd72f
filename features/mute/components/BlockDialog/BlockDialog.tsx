import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Dialog } from '#design-system/dialog/Dialog.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useMuteUser } from '../../useMuteUser.ts'

type BlockDialogProps = { user: { id: string; name: string }; onClose: () => void }

/** Says what blocking does before it is done. Load it lazily. */
export default function BlockDialog({ user: { id: userId, name }, onClose }: BlockDialogProps) {
  const intl = useIntl()
  const showToast = useToast()
  const { muteUser, isPending } = useMuteUser(() => {
    showToast({ tone: 'success', message: intl.formatMessage({ id: 'mute.blocked' }, { name }) })
    onClose()
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={intl.formatMessage({ id: 'mute.block.title' }, { name })}
      closeLabel={intl.formatMessage({ id: 'mute.block.cancel' })}
      footer={
        <Button
          tone="danger"
          isFullWidth
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'mute.busy' })}
          onClick={() => muteUser({ userId, mute: 'BLOCKED' })}
        >
          <FormattedMessage id="mute.block.action" />
        </Button>
      }
    >
      <Text>
        <FormattedMessage id="mute.block.body" />
      </Text>
    </Dialog>
  )
}
