import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { Banner } from '#design-system/banner/Banner.tsx'
import { emptyLogin, loginDraft } from '#features/auth/index.ts'
import { FormBody } from '#features/form/index.ts'
import { useDraft } from '#platform/form/draft.ts'
import { EmailLogin } from './EmailLogin.tsx'
import { PhoneLogin } from './PhoneLogin.tsx'

type LoginFormProps = {
  /** The fan is signed in; what follows is the place's matter. */
  onLoggedIn: () => Promise<void>
  /** The way to the sign-up, which differs between the page and the modal. */
  signUp: ReactNode
  onSignUp: () => void
  /** Signed in already, and asked once more. */
  isRenewal?: boolean
}

/** Back in: by e-mail and password, or by a code to one's phone. */
export function LoginForm({ onLoggedIn, signUp, onSignUp, isRenewal }: LoginFormProps) {
  const intl = useIntl()
  const [draft, change] = useDraft(loginDraft, emptyLogin)
  const notice = isRenewal
    ? intl.formatMessage({ id: 'onboarding.login.renewal' })
    : draft.isKnown
      ? intl.formatMessage({ id: 'onboarding.login.known' })
      : null
  return (
    <FormBody>
      {notice && <Banner tone="info">{notice}</Banner>}
      <SegmentedControl
        label={intl.formatMessage({ id: 'onboarding.login.method' })}
        value={draft.method}
        options={[
          {
            value: 'EMAIL',
            label: intl.formatMessage({ id: 'onboarding.login.byEmail' }),
            icon: 'mail',
          },
          {
            value: 'PHONE',
            label: intl.formatMessage({ id: 'onboarding.login.byPhone' }),
            icon: 'phone',
          },
        ]}
        onChange={(method) => change({ method })}
      />
      {draft.method === 'EMAIL' ? (
        <EmailLogin onLoggedIn={onLoggedIn} signUp={signUp} />
      ) : (
        <PhoneLogin onLoggedIn={onLoggedIn} signUp={signUp} onSignUp={onSignUp} />
      )}
    </FormBody>
  )
}
