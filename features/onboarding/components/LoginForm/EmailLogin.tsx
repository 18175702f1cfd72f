import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { paths } from '#addresses/auth.ts'
import { PasswordField } from '#design-system/password-field/PasswordField.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { loginDraft, useProviderWays } from '#features/auth/index.ts'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { narrow, secret } from '#platform/form/values.ts'
import { useSession } from '#platform/session/session.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'

const schema = v.object({
  email: narrow('onboarding.contact.emailMissing'),
  password: secret('onboarding.password.missing'),
})
const empty = { email: '', password: '' }

type EmailLoginProps = { onLoggedIn: () => Promise<void>; signUp: ReactNode }

/** E-mail and password. */
export function EmailLogin({ onLoggedIn, signUp }: EmailLoginProps) {
  const intl = useIntl()
  const session = useSession()
  const submission = useAttempt({
    send: async ({ email, password }: v.InferOutput<typeof schema>) => {
      await session.signInWithPassword(email, password)
      await onLoggedIn()
      return { success: null }
    },
  })
  const form = useForm({ schema, initial: empty, draft: loginDraft, submission })
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'onboarding.login.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.login.busy' })}
      ways={useProviderWays({ onRetry: form.retry })}
      secondary={
        <>
          <Text size="small">
            <TextLink href={paths.passwordReset()}>
              {intl.formatMessage({ id: 'onboarding.login.forgot' })}
            </TextLink>
          </Text>
          {signUp}
        </>
      }
    >
      <TextField
        {...form.field('email')}
        label={intl.formatMessage({ id: 'onboarding.contact.email' })}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={intl.formatMessage({ id: 'onboarding.password.label' })}
        showLabel={intl.formatMessage({ id: 'onboarding.password.show' })}
        hideLabel={intl.formatMessage({ id: 'onboarding.password.hide' })}
        autoComplete="current-password"
      />
    </Form>
  )
}
