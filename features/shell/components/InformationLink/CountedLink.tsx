import { useIntl } from 'react-intl'
import { CountBadge } from '#design-system/count-badge/CountBadge.tsx'
import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { badge, link, sign, words } from './InformationLink.css.ts'

type CountedLinkProps = {
  href: string
  icon: IconName
  name: string
  /** How many are unread. */
  count: number
  isOnRail: boolean
}

/** A way out of the head whose badge counts what is unread there. */
export function CountedLink({ href, icon, name, count, isOnRail }: CountedLinkProps) {
  const intl = useIntl()
  return (
    <Link href={href} className={link({ isOnRail })}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={sign({ isOnRail })}>
        <Icon name={icon} />
        <span className={badge({ isOnRail })}>
          <CountBadge count={count} label={intl.formatMessage({ id: 'shell.unread' }, { count })} />
        </span>
      </span>
      {isOnRail && (
        <span className={words} aria-hidden>
          {name}
        </span>
      )}
    </Link>
  )
}
