import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { email } from '#platform/form/values.ts'
import { useSession } from '#platform/session/session.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'
import { loginDraft } from '../../loginDraft.ts'
import { useProviderWays } from '../../useProviderWays.ts'

const schema = v.object({ email: email('auth.reset.emailMissing', 'auth.reset.emailMissing') })
const empty = { email: '' }

type EmailFormProps = { onSent: (email: string) => void }

/** Asks where the link shall go. */
export function EmailForm({ onSent }: EmailFormProps) {
  const intl = useIntl()
  const session = useSession()
  const sending = useAttempt({
    send: async (address: string) => {
      await session.sendPasswordReset(address)
      return { success: address }
    },
    onDone: onSent,
  })
  const form = useForm({
    schema,
    initial: empty,
    // What was typed into the log-in is here already, and what is typed here is there on the way back.
    draft: loginDraft,
    submission: { ...sending, submit: (typed) => sending.submit(typed.email) },
  })
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'auth.reset.ask.submit' })}
      busyLabel={intl.formatMessage({ id: 'auth.reset.sending' })}
      ways={useProviderWays({ onRetry: form.retry })}
      secondary={
        <Text size="small">
          <TextLink href="/onboarding/login">
            {intl.formatMessage({ id: 'auth.reset.back' })}
          </TextLink>
        </Text>
      }
    >
      <TextField
        {...form.field('email')}
        label={intl.formatMessage({ id: 'auth.reset.email' })}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="name@example.com"
      />
    </Form>
  )
}
