import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useMutation } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useErrorWords, type ShownError } from '#features/errors/index.ts'
import type {
  ReportDialogMutation,
  ReportReason,
} from './__generated__/ReportDialogMutation.graphql.ts'

const reasons = [
  'HARASSMENT',
  'SPAM',
  'SEXUAL',
  'PERSONAL_INFORMATION',
  'OTHER',
] as const satisfies readonly ReportReason[]
/** The longest note, in UTF-16 units: at most as many characters (schema, `ReportMessageInput`). */
const noteMaxLength = 500

type ReportDialogProps = { messageId: string; onClose: () => void }

/** Asks why a message is reported, and reports it. */
export default function ReportDialog({ messageId, onClose }: ReportDialogProps) {
  const intl = useIntl()
  const words = useErrorWords()
  const showToast = useToast()
  const [reason, setReason] = useState<(typeof reasons)[number]>()
  const [note, setNote] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const [error, setError] = useState<ShownError>()
  const [commit, isSending] = useMutation<ReportDialogMutation>(graphql`
    mutation ReportDialogMutation($input: ReportMessageInput!) {
      reportMessage(input: $input) {
        __typename
        ... on ReportMessageSuccess {
          alreadyReported
        }
        ... on NotFoundError {
          field
        }
        ... on RateLimitedError {
          retryAt
        }
        ... on UnauthenticatedError {
          field
        }
      }
    }
  `)
  const send = () => {
    if (!reason) return setIsReasonMissing(true)
    commit({
      variables: { input: { messageId, reason, note: note.trim() || null } },
      onCompleted: ({ reportMessage: answer }) => {
        if (answer.__typename !== 'ReportMessageSuccess') return setError(answer)
        const id = answer.alreadyReported ? 'chat.report.already' : 'chat.report.done'
        showToast({ tone: 'success', message: intl.formatMessage({ id }) })
        onClose()
      },
      onError: setError,
    })
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={note === ''}
      title={intl.formatMessage({ id: 'chat.report.title' })}
      closeLabel={intl.formatMessage({ id: 'chat.report.close' })}
      footer={
        <Button
          tone="danger"
          isFullWidth
          onClick={send}
          isBusy={isSending}
          busyLabel={intl.formatMessage({ id: 'chat.report.sending' })}
        >
          <FormattedMessage id="chat.report.send" />
        </Button>
      }
    >
      <Stack gap={4}>
        <Text size="small" tone="muted">
          <FormattedMessage id="chat.report.note" />
        </Text>
        <RadioCards
          label={intl.formatMessage({ id: 'chat.report.reason' })}
          options={reasons.map((value) => ({
            value,
            label: intl.formatMessage({ id: `chat.report.reason.${value}` }),
          }))}
          value={reason}
          onChange={(value) => {
            setReason(value)
            setIsReasonMissing(false)
          }}
          error={isReasonMissing ? intl.formatMessage({ id: 'chat.report.choose' }) : undefined}
        />
        <TextArea
          label={intl.formatMessage({ id: 'chat.report.detail' })}
          value={note}
          onChange={setNote}
          maxLength={noteMaxLength}
          minRows={2}
          maxRows={5}
          error={error && words(error)}
        />
      </Stack>
    </Sheet>
  )
}
