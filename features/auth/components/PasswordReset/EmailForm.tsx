import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useDraft } from '../../draft.ts'
import { ProviderNotice } from '../ProviderNotice/ProviderNotice.tsx'
import { StepForm } from '../StepForm/StepForm.tsx'
import type { PasswordResetActor } from './PasswordReset.tsx'

/** Asks where the link shall go. */
export function EmailForm({
  actor,
  supportEmail,
}: {
  actor: PasswordResetActor
  supportEmail: string
}) {
  const intl = useIntl()
  const state = useSelector(actor, (snapshot) => snapshot)
  const { fault } = state.context
  // What was typed into the log-in is here already, and what is typed here is there on the way back.
  const [{ email }, change] = useDraft('login', { email: state.context.email })
  const [isMalformed, setIsMalformed] = useState(false)
  const submit = () => {
    const address = email.normalize('NFKC').trim()
    const isAddress = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)
    setIsMalformed(!isAddress)
    if (isAddress) actor.send({ type: 'email.submitted', email: address })
  }
  return (
    <StepForm
      submitLabel={intl.formatMessage({ id: 'auth.reset.ask.submit' })}
      busyLabel={intl.formatMessage({ id: 'auth.reset.sending' })}
      isBusy={state.hasTag('busy')}
      onSubmit={submit}
      problem={isMalformed || fault}
      notice={
        fault !== null && (
          <ProviderNotice error={fault} onRetry={submit} supportEmail={supportEmail} />
        )
      }
      secondary={
        <Text size="small">
          <TextLink href="/onboarding/login">
            {intl.formatMessage({ id: 'auth.reset.back' })}
          </TextLink>
        </Text>
      }
    >
      <TextField
        label={intl.formatMessage({ id: 'auth.reset.email' })}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="name@example.com"
        value={email}
        error={isMalformed ? intl.formatMessage({ id: 'auth.reset.emailMissing' }) : undefined}
        onChange={(text) => change({ email: text })}
      />
    </StepForm>
  )
}
