import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { passwordResetMachine } from '../../machines/passwordResetMachine.ts'
import { paths } from '../../paths.ts'
import { StepFrame } from '../StepFrame/StepFrame.tsx'
import { EmailForm } from './EmailForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

export type PasswordResetActor = ActorRefFrom<typeof passwordResetMachine>

type PasswordResetProps = { actor: PasswordResetActor; tenantName: string; supportEmail: string }

/** A forgotten password, from the mail to the new one. */
export function PasswordReset({ actor, tenantName, supportEmail }: PasswordResetProps) {
  const intl = useIntl()
  const state = useSelector(actor, (snapshot) => snapshot)
  const { email } = state.context
  if (state.matches('mailSent'))
    return (
      <StepFrame
        tenantName={tenantName}
        heading={intl.formatMessage({ id: 'auth.reset.sent.heading' })}
      >
        <Stack gap={6}>
          <Text>{intl.formatMessage({ id: 'auth.reset.sent.body' }, { email })}</Text>
          <Button
            tone="neutral"
            emphasis="outline"
            size="large"
            isFullWidth
            onClick={() => actor.send({ type: 'email.changed' })}
          >
            {intl.formatMessage({ id: 'auth.reset.sent.again' })}
          </Button>
        </Stack>
      </StepFrame>
    )
  if (state.matches('passwordChanged'))
    return (
      <StepFrame
        tenantName={tenantName}
        heading={intl.formatMessage({ id: 'auth.reset.done.heading' })}
        lead={intl.formatMessage({ id: 'auth.reset.done.body' })}
      >
        <ButtonLink href="/onboarding/login" size="large" isFullWidth>
          {intl.formatMessage({ id: 'auth.reset.logIn' })}
        </ButtonLink>
      </StepFrame>
    )
  if (state.matches('linkDead'))
    return (
      <StepFrame
        tenantName={tenantName}
        heading={intl.formatMessage({ id: 'auth.reset.dead.heading' })}
        lead={intl.formatMessage({ id: 'auth.reset.dead.body' })}
      >
        <ButtonLink href={paths.passwordReset()} size="large" isFullWidth>
          {intl.formatMessage({ id: 'auth.reset.dead.again' })}
        </ButtonLink>
      </StepFrame>
    )
  if (state.context.code !== null)
    return (
      <StepFrame
        tenantName={tenantName}
        heading={intl.formatMessage({ id: 'auth.reset.new.heading' })}
        lead={
          state.matches('checkingLink') || email === ''
            ? intl.formatMessage({ id: 'auth.reset.checking' })
            : intl.formatMessage({ id: 'auth.reset.new.lead' }, { email })
        }
      >
        <NewPasswordForm actor={actor} supportEmail={supportEmail} />
      </StepFrame>
    )
  return (
    <StepFrame
      tenantName={tenantName}
      heading={intl.formatMessage({ id: 'auth.reset.ask.heading' })}
      lead={intl.formatMessage({ id: 'auth.reset.ask.lead' })}
    >
      <EmailForm actor={actor} supportEmail={supportEmail} />
    </StepFrame>
  )
}
