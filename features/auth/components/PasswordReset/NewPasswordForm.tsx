import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { PasswordField } from '#design-system/password-field/PasswordField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { secret } from '#platform/form/values.ts'
import type { Submission } from '#platform/submission/useAttempt.ts'
import { useProviderWays } from '../../useProviderWays.ts'

/** In characters as a person counts them; the gateway refuses fewer (NIST SP 800-63B asks for 8). */
const minLength = 8

const schema = v.object({
  password: v.pipe(
    secret('auth.reset.passwordShort'),
    v.minGraphemes(minLength, 'auth.reset.passwordShort'),
  ),
})
const empty = { password: '' }

type NewPasswordFormProps = {
  /** Whose password it is; empty while that is not known. */
  email: string
  saving: Submission<v.InferOutput<typeof schema>>
}

/** The new password. Only sending this form uses the link up. */
export function NewPasswordForm({ email, saving }: NewPasswordFormProps) {
  const intl = useIntl()
  const form = useForm({ schema, initial: empty, submission: saving })
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'auth.reset.new.submit' })}
      busyLabel={intl.formatMessage({ id: 'auth.reset.saving' })}
      ways={useProviderWays({ onRetry: form.retry })}
    >
      {/* Password managers keep the pair, and so need to know whose password it is. */}
      <input type="text" autoComplete="username" readOnly hidden value={email} />
      <PasswordField
        {...form.field('password')}
        label={intl.formatMessage({ id: 'auth.reset.password' })}
        description={intl.formatMessage({ id: 'auth.reset.passwordHint' })}
        showLabel={intl.formatMessage({ id: 'auth.reset.show' })}
        hideLabel={intl.formatMessage({ id: 'auth.reset.hide' })}
        autoComplete="new-password"
      />
    </Form>
  )
}
