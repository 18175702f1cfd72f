import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '#addresses/auth.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { ProviderError, useSession } from '#platform/session/session.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'
import { StepFrame } from '../StepFrame/StepFrame.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

type NewPasswordProps = { code: string; tenantName: string }

const isDeadLink = (error: unknown) => error instanceof ProviderError && error.code === 'dead-link'

/** Behind a mailed link: whose it is, and a new password for them. */
export function NewPassword({ code, tenantName }: NewPasswordProps) {
  const intl = useIntl()
  const { confirmPasswordReset } = useSession()
  const { email, isDead, giveUp } = useLink(code)
  const [isChanged, setIsChanged] = useState(false)
  const saving = useAttempt({
    send: async ({ password }: { password: string }) => {
      await confirmPasswordReset(code, password)
      return { success: null }
    },
    onDone: () => setIsChanged(true),
    onFailed: (error) => isDeadLink(error) && giveUp(),
  })
  if (isChanged)
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
  if (isDead)
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
  return (
    <StepFrame
      tenantName={tenantName}
      heading={intl.formatMessage({ id: 'auth.reset.new.heading' })}
      lead={
        email === ''
          ? intl.formatMessage({ id: 'auth.reset.checking' })
          : intl.formatMessage({ id: 'auth.reset.new.lead' }, { email })
      }
    >
      <NewPasswordForm email={email} saving={saving} />
    </StepFrame>
  )
}

/** Asks whose link it is; that does not use it up, so that a mail scanner may open it. */
function useLink(code: string) {
  const { verifyPasswordReset } = useSession()
  const [email, setEmail] = useState('')
  const [isDead, setIsDead] = useState(false)
  const giveUp = () => setIsDead(true)
  const check = useEffectEvent(() => {
    // What cannot be asked now is found out when the password is saved.
    verifyPasswordReset(code).then(
      (link) => setEmail(link.email),
      (error: unknown) => isDeadLink(error) && giveUp(),
    )
  })
  useEffect(() => check(), [])
  return { email, isDead, giveUp }
}
