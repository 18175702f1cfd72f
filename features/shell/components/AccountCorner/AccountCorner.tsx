import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { Button } from '#design-system/button/Button.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { UserAvatar } from '#features/media/index.ts'
import { useLanguage } from '#platform/intl/useLanguage.ts'
import { localizePath } from '#platform/intl/locale.ts'
import { useSession } from '#platform/session/session.ts'
import type { AccountCorner_viewer$key } from './__generated__/AccountCorner_viewer.graphql.ts'
import { account, guest, language, name } from './AccountCorner.css.ts'

type AccountCornerProps = {
  viewer: AccountCorner_viewer$key
  /** On the rail the ways in stand over one another, signing up first. */
  isOnRail?: boolean
}

/** Who is here: the fan's face, or the way in for a guest. */
export function AccountCorner({ viewer, isOnRail = false }: AccountCornerProps) {
  const { user } = useFragment(
    graphql`
      fragment AccountCorner_viewer on Viewer @throwOnFieldError {
        user {
          displayName
          ...UserAvatar_user
        }
      }
    `,
    viewer,
  )
  const intl = useIntl()
  if (!user) return <GuestCorner isOnRail={isOnRail} />
  const { displayName } = user
  return (
    <Link
      href="/mypage"
      className={account}
      aria-label={intl.formatMessage({ id: 'shell.account' }, { name: displayName })}
    >
      <UserAvatar user={user} size={32} />
      <span className={name}>{displayName}</span>
    </Link>
  )
}

function GuestCorner({ isOnRail }: { isOnRail: boolean }) {
  const { openLogin } = useSession()
  const logIn = (
    <Button
      tone="neutral"
      emphasis="quiet"
      size="small"
      onClick={() => openLogin({ step: 'login' })}
    >
      <FormattedMessage id="shell.logIn" />
    </Button>
  )
  const signUp = (
    <Button emphasis="soft" size="small" onClick={() => openLogin({ step: 'signup' })}>
      <FormattedMessage id="shell.signUp" />
    </Button>
  )
  return (
    <div className={guest}>
      {!isOnRail && <OtherLanguage isShort />}
      {isOnRail ? signUp : logIn}
      {isOnRail ? logIn : signUp}
      {isOnRail && <OtherLanguage />}
    </div>
  )
}

/** The way to this page in the other language, in that language's own word: who reads no Japanese finds it. */
function OtherLanguage({ isShort = false }: { isShort?: boolean }) {
  const { locale, setLocale } = useLanguage()
  const { pathname } = useLocation()
  const [other, word] = locale === 'ja' ? (['en', 'English'] as const) : (['ja', '日本語'] as const)
  return (
    <a
      href={localizePath(pathname, other)}
      lang={other}
      aria-label={isShort ? `${other.toUpperCase()} ${word}` : undefined}
      hrefLang={other}
      className={language}
      onClick={(event) => {
        event.preventDefault()
        setLocale(other)
      }}
    >
      {isShort ? other.toUpperCase() : word}
    </a>
  )
}
