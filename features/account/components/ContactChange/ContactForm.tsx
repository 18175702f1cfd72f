import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { email, narrow } from '#platform/form/values.ts'
import type { Submission } from '#platform/submission/useAttempt.ts'
import type { ContactKind } from '#schema/types.generated.ts'
import { useContactWords } from './contactWords.ts'

const schemas = {
  EMAIL: v.object({
    value: email('errors.ContactError.NOT_AN_EMAIL', 'errors.ContactError.NOT_AN_EMAIL'),
  }),
  PHONE: v.object({ value: narrow('errors.ContactError.NOT_A_MOBILE_NUMBER') }),
}
/** What a phone's keyboard and a browser's memory are to offer. */
const looks = {
  EMAIL: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    placeholder: 'name@example.com',
  },
  PHONE: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    autoCapitalize: 'none',
    placeholder: '090-1234-5678',
  },
} as const

type ContactFormProps = {
  kind: ContactKind
  /** What was typed before, where one comes back to change it. */
  value: string
  sending: Pick<Submission<string>, 'submit' | 'retry' | 'isPending' | 'error'>
}

/** Where the code shall go. */
export function ContactForm({ kind, value, sending }: ContactFormProps) {
  const intl = useIntl()
  const say = useContactWords(kind)
  const form = useForm({
    schema: schemas[kind],
    initial: { value },
    submission: { ...sending, submit: (typed) => sending.submit(typed.value) },
  })
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'account.contact.send' })}
      busyLabel={intl.formatMessage({ id: 'account.contact.sending' })}
    >
      <TextField
        {...form.field('value')}
        {...looks[kind]}
        label={say('field')}
        description={say('lead')}
        spellCheck={false}
      />
    </Form>
  )
}
