import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import * as v from 'valibot'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { text } from '#platform/form/values.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { AppealFormMutation } from './__generated__/AppealFormMutation.graphql.ts'

const schema = v.object({
  text: v.pipe(
    text('errors.WarningAppealError.EMPTY'),
    v.maxGraphemes(1000, 'errors.WarningAppealError.TOO_LONG'),
  ),
})

/** Where a fan says that a warning is wrong. */
export function AppealForm({ receivedId }: { receivedId: string }) {
  const intl = useIntl()
  const showToast = useToast()
  const submission = useSubmission<AppealFormMutation, v.InferOutput<typeof schema>>({
    mutation: graphql`
      mutation AppealFormMutation($input: AppealWarningInput!) {
        appealWarning(input: $input) {
          ... on AppealWarningSuccess @alias(as: "success") {
            received {
              ...ReceivedWarning_received
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: ({ text: said }) => ({ input: { receivedId, text: said } }),
    isRepeatable: true,
    onDone: () =>
      showToast({
        tone: 'success',
        message: intl.formatMessage({ id: 'information.received.appeal.sent' }),
      }),
  })
  const form = useForm({ schema, initial: { text: '' }, draft: `appeal ${receivedId}`, submission })
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'information.received.appeal.submit' })}
      busyLabel={intl.formatMessage({ id: 'information.received.appeal.busy' })}
    >
      <TextArea
        {...form.field('text')}
        label={intl.formatMessage({ id: 'information.received.appeal.label' })}
        description={intl.formatMessage({ id: 'information.received.appeal.hint' })}
      />
    </Form>
  )
}
