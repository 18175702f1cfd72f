import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '#addresses/chat.ts'
import { Button } from '#design-system/button/Button.tsx'
import { Dialog } from '#design-system/dialog/Dialog.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useAnswerRequest } from '../../direct/useAnswerRequest.ts'

type RejectDialogProps = { channelId: string; name: string; onClose: () => void }

/** Says what rejecting a request does before it is done. Load it lazily. */
export default function RejectDialog({ channelId, name, onClose }: RejectDialogProps) {
  const intl = useIntl()
  const showToast = useToast()
  const navigate = useNavigate()
  const { answer, isPending } = useAnswerRequest(channelId, () => {
    showToast({ tone: 'success', message: intl.formatMessage({ id: 'chat.direct.rejected' }) })
    void navigate(paths.directList(), { replace: true })
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={intl.formatMessage({ id: 'chat.direct.reject.title' }, { name })}
      closeLabel={intl.formatMessage({ id: 'chat.direct.reject.cancel' })}
      footer={
        <Button
          tone="danger"
          isFullWidth
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'chat.direct.rejecting' })}
          onClick={() => answer(false)}
        >
          <FormattedMessage id="chat.direct.reject" />
        </Button>
      }
    >
      <Text>
        <FormattedMessage id="chat.direct.reject.body" />
      </Text>
    </Dialog>
  )
}
