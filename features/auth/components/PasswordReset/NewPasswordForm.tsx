import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { countCharacters } from '#rules/text.ts'
import { PasswordField } from '#design-system/password-field/PasswordField.tsx'
import { useProviderProblem } from '../../providerErrors.ts'
import { ProviderNotice } from '../ProviderNotice/ProviderNotice.tsx'
import { StepForm } from '../StepForm/StepForm.tsx'
import type { PasswordResetActor } from './PasswordReset.tsx'

/** In characters as a person counts them; the gateway refuses fewer (NIST SP 800-63B asks for 8). */
const minLength = 8

/** The new password. Only sending this form uses the link up. */
export function NewPasswordForm({
  actor,
  supportEmail,
}: {
  actor: PasswordResetActor
  supportEmail: string
}) {
  const intl = useIntl()
  const describe = useProviderProblem()
  const state = useSelector(actor, (snapshot) => snapshot)
  const { fault, email } = state.context
  const [password, setPassword] = useState('')
  const [isShort, setIsShort] = useState(false)
  const problem = fault === null ? null : describe(fault)
  const submit = () => {
    const isTooShort = countCharacters(password) < minLength
    setIsShort(isTooShort)
    if (!isTooShort) actor.send({ type: 'password.submitted', password })
  }
  const error = isShort
    ? intl.formatMessage({ id: 'auth.reset.passwordShort' })
    : problem?.place === 'password'
      ? problem.words
      : undefined
  return (
    <StepForm
      submitLabel={intl.formatMessage({ id: 'auth.reset.new.submit' })}
      busyLabel={intl.formatMessage({ id: 'auth.reset.saving' })}
      isBusy={state.matches('savingPassword')}
      onSubmit={submit}
      problem={isShort || fault}
      notice={
        problem &&
        problem.place === 'form' && (
          <ProviderNotice error={fault} onRetry={submit} supportEmail={supportEmail} />
        )
      }
    >
      {/* Password managers keep the pair, and so need to know whose password it is. */}
      <input type="text" autoComplete="username" readOnly hidden value={email} />
      <PasswordField
        label={intl.formatMessage({ id: 'auth.reset.password' })}
        description={intl.formatMessage({ id: 'auth.reset.passwordHint' })}
        showLabel={intl.formatMessage({ id: 'auth.reset.show' })}
        hideLabel={intl.formatMessage({ id: 'auth.reset.hide' })}
        autoComplete="new-password"
        value={password}
        error={error}
        onChange={setPassword}
      />
    </StepForm>
  )
}
