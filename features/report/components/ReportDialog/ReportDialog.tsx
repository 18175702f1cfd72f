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
import type { Reportable } from '../../reportable.ts'
import type { ReportDialogMutation } from './__generated__/ReportDialogMutation.graphql.ts'

/** The longest note, in UTF-16 units: at most as many characters (schema, `ReportSubjectInput`). */
const noteMaxLength = 500

type Reason = (typeof ReportReason)[number]
type Report = { reason: Reason; note: string | null }

type ReportDialogProps = { subject: Reportable; onClose: () => void }

/** Asks why something is reported, and reports it. */
export default function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const intl = useIntl()
  const words = useErrorWords()
  const showToast = useToast()
  const [reason, setReason] = useState<Reason>()
  const [note, setNote] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const { isPending, error, submit } = useSubmission<ReportDialogMutation, Report>({
    mutation: graphql`
      mutation ReportDialogMutation($input: ReportSubjectInput!) {
        reportSubject(input: $input) {
          ... on ReportSubjectSuccess @alias(as: "success") {
            alreadyReported
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (report) => ({ input: { subjectId: subject.id, ...report } }),
    onDone: ({ alreadyReported }) => {
      const id = alreadyReported ? 'report.already' : 'report.done'
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
      title={intl.formatMessage({ id: 'report.title' }, { of: subject.kind })}
      closeLabel={intl.formatMessage({ id: 'report.close' })}
      footer={
        <Button
          tone="danger"
          isFullWidth
          onClick={send}
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'report.sending' })}
        >
          <FormattedMessage id="report.send" />
        </Button>
      }
    >
      <Stack gap={4}>
        <Text size="small" tone="muted">
          <FormattedMessage id="report.note" />
        </Text>
        <RadioCards
          label={intl.formatMessage({ id: 'report.reason' })}
          options={ReportReason.map((value) => ({
            value,
            label: intl.formatMessage({ id: `report.reason.${value}` }),
          }))}
          value={reason}
          onChange={(value) => {
            setReason(value)
            setIsReasonMissing(false)
          }}
          error={isReasonMissing ? intl.formatMessage({ id: 'report.choose' }) : undefined}
        />
        <TextArea
          label={intl.formatMessage({ id: 'report.detail' })}
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
