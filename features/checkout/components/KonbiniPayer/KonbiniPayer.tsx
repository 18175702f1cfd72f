import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm, type FormSubmission } from '#platform/form/useForm.ts'
import { email, narrow, text } from '#platform/form/values.ts'
import { toPhoneNumber } from '#rules/phone.ts'

const schema = v.object({
  name: text('checkout.payer.name.missing'),
  phone: v.pipe(
    narrow('checkout.payer.phone.missing'),
    v.check((typed) => toPhoneNumber(typed) !== undefined, 'checkout.payer.phone.wrong'),
  ),
  email: email('checkout.payer.email.missing', 'checkout.payer.email.wrong'),
})
const nobody = { name: '', phone: '', email: '' }

/** Whom it is for, as the fan has told it before. */
export type KnownPayer = { name: string; phone: string }

type KonbiniPayerProps = {
  /** Stands there already, and can be changed. */
  known?: KnownPayer
  submission: FormSubmission<v.InferOutput<typeof schema>>
  submitLabel: string
  busyLabel: string
}

/** Whom the number for a convenience store is for: what its machine prints, and asks for. */
export function KonbiniPayer({ submission, known, ...words }: KonbiniPayerProps) {
  const intl = useIntl()
  const form = useForm({
    schema,
    initial: { ...nobody, ...known },
    draft: 'konbini-payer',
    submission,
  })
  return (
    <Form form={form} {...words}>
      <TextField
        {...form.field('name')}
        label={intl.formatMessage({ id: 'checkout.payer.name' })}
        autoComplete="name"
      />
      <TextField
        {...form.field('phone')}
        label={intl.formatMessage({ id: 'checkout.payer.phone' })}
        description={intl.formatMessage({ id: 'checkout.payer.phone.hint' })}
        type="tel"
        autoComplete="tel"
      />
      <TextField
        {...form.field('email')}
        label={intl.formatMessage({ id: 'checkout.payer.email' })}
        type="email"
        autoComplete="email"
      />
    </Form>
  )
}
