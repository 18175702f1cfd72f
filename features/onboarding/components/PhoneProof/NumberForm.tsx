import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import type { Submission } from '#platform/submission/useAttempt.ts'
import { useStepWays } from '../../useStepWays.ts'
import { emptyPhone, phoneDraft, phoneSchema } from './phoneSchema.ts'

type NumberFormProps = { sending: Submission<string>; secondary?: ReactNode }

/** Which phone it is; the number stays typed until the sign-up is over. */
export function NumberForm({ sending, secondary }: NumberFormProps) {
  const intl = useIntl()
  const form = useForm({
    schema: phoneSchema,
    initial: emptyPhone,
    draft: phoneDraft,
    submission: { ...sending, submit: ({ phoneNumber }) => sending.submit(phoneNumber) },
  })
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'onboarding.phone.send' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.sending' })}
      ways={useStepWays(form.retry)}
      secondary={secondary}
    >
      <TextField
        {...form.field('phoneNumber')}
        label={intl.formatMessage({ id: 'onboarding.contact.phone' })}
        description={intl.formatMessage({ id: 'onboarding.contact.phoneHint' })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="090-1234-5678"
      />
    </Form>
  )
}
