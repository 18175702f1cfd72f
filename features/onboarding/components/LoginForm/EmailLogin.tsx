import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '#design-system/password-field/PasswordField.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import {
  emptyLogin,
  ProviderNotice,
  StepForm,
  useDraft,
  useProviderProblem,
} from '#features/auth/index.ts'
import { paths } from '#features/auth/paths.ts'
import { useSession } from '#platform/session/session.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'

type EmailLoginProps = { onLoggedIn: () => Promise<void>; signUp: ReactNode; supportEmail: string }

/** E-mail and password. */
export function EmailLogin({ onLoggedIn, signUp, supportEmail }: EmailLoginProps) {
  const intl = useIntl()
  const session = useSession()
  const describe = useProviderProblem()
  const [{ email }, change] = useDraft('login', emptyLogin)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState({ email: false, password: false })
  const { isPending, error, submit } = useAttempt({
    send: async (password: string) => {
      await session.signInWithPassword(email.normalize('NFKC').trim(), password)
      await onLoggedIn()
      return { success: null }
    },
  })
  const problem = error && describe(error)
  const logIn = () => {
    const found = { email: email.trim() === '', password: password === '' }
    setMissing(found)
    if (!found.email && !found.password) submit(password)
  }
  const isIncomplete = missing.email || missing.password
  const forgot = (
    <TextLink href={paths.passwordReset()}>
      {intl.formatMessage({ id: 'onboarding.login.forgot' })}
    </TextLink>
  )
  return (
    <StepForm
      submitLabel={intl.formatMessage({ id: 'onboarding.login.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.login.busy' })}
      isBusy={isPending}
      onSubmit={logIn}
      problem={isIncomplete ? missing : error}
      notice={
        !isIncomplete &&
        problem &&
        problem.place === 'form' && (
          <ProviderNotice error={error} onRetry={logIn} supportEmail={supportEmail} />
        )
      }
      secondary={
        <>
          <Text size="small">{forgot}</Text>
          {signUp}
        </>
      }
    >
      <TextField
        label={intl.formatMessage({ id: 'onboarding.contact.email' })}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={
          missing.email
            ? intl.formatMessage({ id: 'onboarding.contact.emailMissing' })
            : problem?.place === 'email'
              ? problem.words
              : undefined
        }
        onChange={(text) => change({ email: text })}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'onboarding.password.label' })}
        showLabel={intl.formatMessage({ id: 'onboarding.password.show' })}
        hideLabel={intl.formatMessage({ id: 'onboarding.password.hide' })}
        autoComplete="current-password"
        value={password}
        error={
          missing.password
            ? intl.formatMessage({ id: 'onboarding.password.missing' })
            : problem?.place === 'password'
              ? problem.words
              : undefined
        }
        onChange={setPassword}
      />
    </StepForm>
  )
}
