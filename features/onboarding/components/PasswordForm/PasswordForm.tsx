import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { PasswordField } from '#design-system/password-field/PasswordField.tsx'
import { Form } from '#features/form/index.ts'
import { useDraft } from '#platform/form/draft.ts'
import { useForm, type FormSubmission } from '#platform/form/useForm.ts'
import { secret } from '#platform/form/values.ts'
import { useStepWays } from '../../useStepWays.ts'
import { emptyTerms, termsDraft } from '../AgreeTermsForm/termsSchema.ts'

const schema = v.object({ password: secret('onboarding.password.missing') })
const empty = { password: '' }

type PasswordFormProps = { submission: FormSubmission<v.InferOutput<typeof schema>> }

/** A new account's password. It is kept nowhere. */
export function PasswordForm({ submission }: PasswordFormProps) {
  const intl = useIntl()
  const form = useForm({ schema, initial: empty, submission })
  const [{ contact }] = useDraft(termsDraft, emptyTerms)
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'onboarding.password.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.password.creating' })}
      ways={useStepWays(form.retry)}
    >
      {/* Password managers keep the pair, and so need to know whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        readOnly
        hidden
        value={contact.kind === 'EMAIL' ? contact.email : contact.phone}
      />
      <PasswordField
        {...form.field('password')}
        label={intl.formatMessage({ id: 'onboarding.password.label' })}
        description={intl.formatMessage({ id: 'onboarding.password.hint' })}
        showLabel={intl.formatMessage({ id: 'onboarding.password.show' })}
        hideLabel={intl.formatMessage({ id: 'onboarding.password.hide' })}
        autoComplete="new-password"
        autoFocus
      />
    </Form>
  )
}
