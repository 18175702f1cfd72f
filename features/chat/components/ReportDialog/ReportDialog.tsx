import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { ReportReason } from '#schema/enums.generated.ts'
import type { ReportDialogMutation } from './__generated__/ReportDialogMutation.graphql.ts'

/** The longest note, in UTF-16 units: at most as many characters (schema, `ReportMessageInput`). */
const noteMaxLength = 500

type Reason = (typeof ReportReason)[number]
type Report = { reason: Reason; note: string | null }

type ReportDialogProps = { messageId: string; onClose: () => void }

/** Asks why a message is reported, and reports it. */
export default function ReportDialog({ messageId, onClose }: ReportDialogProps) {
  const intl = useIntl()
  const words = useErrorWords()
  const showToast = useToast()
  const [reason, setReason] = useState<Reason>()
  const [note, setNote] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const { isPending, error, submit } = useSubmission<ReportDialogMutation, Report>({
    mutation: graphql`
      mutation ReportDialogMutation($input: ReportMessageInput!) {
        reportMessage(input: $input) {
          ... on ReportMessageSuccess @alias(as: "success") {
            alreadyReported
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (report) => ({ input: { messageId, ...report } }),
    onDone: ({ alreadyReported }) => {
      const id = alreadyReported ? 'chat.report.already' : 'chat.report.done'
      showToast({ tone: 'success', message: intl.formatMessage({ id }) })
      onClose()
    },
  })
  const send = () =>
    reason ? submit({ reason, note: note.trim() || null }) : setIsReasonMissing(true)
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
          isBusy={isPending}
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
          options={ReportReason.map((value) => ({
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
          error={error ? words(error) : undefined}
        />
      </Stack>
    </Sheet>
  )
}
