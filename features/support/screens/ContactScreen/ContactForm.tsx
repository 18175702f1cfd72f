import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { Select } from '#design-system/select/Select.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { email, text } from '#platform/form/values.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { inquiryText } from '#rules/inquiry.ts'
import { SupportTopic } from '#schema/enums.generated.ts'
import type {
  ContactFormMutation,
  ContactFormMutation$data,
} from './__generated__/ContactFormMutation.graphql.ts'
import type { ContactForm_viewer$key } from './__generated__/ContactForm_viewer.graphql.ts'

const question = {
  topic: v.pipe(v.string(), v.picklist(SupportTopic, 'support.form.topic.missing')),
  text: v.pipe(
    text('errors.InquiryTextError.EMPTY'),
    v.maxGraphemes(inquiryText.maxLength, 'errors.InquiryTextError.TOO_LONG'),
  ),
}
const ofFan = v.object({ ...question, replyTo: v.optional(v.string()) })
const ofGuest = v.object({
  ...question,
  replyTo: email('errors.ReplyAddressError.NO_ADDRESS', 'errors.ReplyAddressError.NOT_AN_EMAIL'),
})

export type SentInquiry = NonNullable<ContactFormMutation$data['sendInquiry']['success']>['inquiry']

type ContactFormProps = {
  viewer: ContactForm_viewer$key
  onSent: (inquiry: SentInquiry) => void
}

/** Where one asks the desk. A fan is answered at their own address, whoever has told none says where. */
export function ContactForm({ onSent, ...props }: ContactFormProps) {
  const { account } = useFragment(
    graphql`
      fragment ContactForm_viewer on Viewer @throwOnFieldError {
        account {
          maskedEmail
        }
      }
    `,
    props.viewer,
  )
  const address = account?.maskedEmail ?? null
  const intl = useIntl()
  const submission = useSubmission<ContactFormMutation, v.InferOutput<typeof ofFan>>({
    mutation: graphql`
      mutation ContactFormMutation($input: SendInquiryInput!) {
        sendInquiry(input: $input) {
          ... on SendInquirySuccess @alias(as: "success") {
            inquiry {
              id
              number
              maskedReplyTo
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: ({ topic, text: written, replyTo }, idempotencyKey) => ({
      input: {
        topic,
        text: written,
        idempotencyKey,
        replyTo: address === null ? replyTo : null,
      },
    }),
    isRepeatable: true,
    onDone: ({ inquiry }) => onSent(inquiry),
  })
  const form = useForm({
    schema: address === null ? ofGuest : ofFan,
    initial: { topic: '', text: '', replyTo: '' },
    draft: 'inquiry',
    submission,
  })
  const topics = useMemo(
    () => [
      { value: '', label: intl.formatMessage({ id: 'support.form.topic.choose' }) },
      ...SupportTopic.map((value) => ({
        value,
        label: intl.formatMessage({ id: `support.topic.${value}` }),
      })),
    ],
    [intl],
  )
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'support.form.submit' })}
      busyLabel={intl.formatMessage({ id: 'support.form.busy' })}
    >
      <Select
        {...form.field('topic')}
        label={intl.formatMessage({ id: 'support.form.topic' })}
        options={topics}
      />
      <TextArea
        {...form.field('text')}
        label={intl.formatMessage({ id: 'support.form.text' })}
        description={<FormattedMessage id="support.form.text.hint" />}
        minRows={6}
        maxRows={16}
      />
      {address === null ? (
        <TextField
          {...form.field('replyTo')}
          label={intl.formatMessage({ id: 'support.form.replyTo' })}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      ) : (
        <Text size="small" tone="muted">
          <FormattedMessage id="support.form.replyTo.own" values={{ address }} />
        </Text>
      )}
    </Form>
  )
}
