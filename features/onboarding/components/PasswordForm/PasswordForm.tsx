import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '#design-system/password-field/PasswordField.tsx'
import { useErrorWords, type ShownError } from '#features/errors/index.ts'
import { fieldOf } from '../../problems.ts'
import { emptyTerms } from '../AgreeTermsForm/termsDraft.ts'
import { StepForm, useDraft } from '#features/auth/index.ts'
import { StepNotice } from '../StepNotice/StepNotice.tsx'

type PasswordFormProps = {
  problem: ShownError | null
  isBusy: boolean
  onSubmit: (password: string) => void
}

/** A new account's password. It is kept nowhere. */
export function PasswordForm({ problem, isBusy, onSubmit }: PasswordFormProps) {
  const intl = useIntl()
  const errorWords = useErrorWords()
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [terms] = useDraft('terms', emptyTerms)
  const isOfField = fieldOf(problem) === 'password'
  const submit = () => {
    setIsMissing(password === '')
    if (password !== '') onSubmit(password)
  }
  const error = isMissing
    ? intl.formatMessage({ id: 'onboarding.password.missing' })
    : problem && isOfField
      ? errorWords(problem)
      : undefined
  return (
    <StepForm
      submitLabel={intl.formatMessage({ id: 'onboarding.password.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.password.creating' })}
      isBusy={isBusy}
      onSubmit={submit}
      problem={isMissing || problem}
      notice={problem && !isOfField && <StepNotice problem={problem} onRetry={submit} />}
    >
      {/* Password managers keep the pair, and so need to know whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        readOnly
        hidden
        value={terms.method === 'EMAIL' ? terms.email : terms.phone}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'onboarding.password.label' })}
        description={intl.formatMessage({ id: 'onboarding.password.hint' })}
        showLabel={intl.formatMessage({ id: 'onboarding.password.show' })}
        hideLabel={intl.formatMessage({ id: 'onboarding.password.hide' })}
        autoComplete="new-password"
        autoFocus
        value={password}
        error={error}
        onChange={setPassword}
      />
    </StepForm>
  )
}
