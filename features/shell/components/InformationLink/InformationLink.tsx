import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { CountBadge } from '#design-system/count-badge/CountBadge.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { paths } from '#features/information/paths.ts'
import type { InformationLink_community$key } from './__generated__/InformationLink_community.graphql.ts'
import { badge, link, sign, words } from './InformationLink.css.ts'

type InformationLinkProps = {
  community: InformationLink_community$key
  isOnRail?: boolean
}

/** The way to what the station tells, and how much of it a fan has not opened. A guest finds it at home. */
export function InformationLink({ isOnRail = false, ...props }: InformationLinkProps) {
  const { viewerMembership, viewerUnreadInformationCount: count } = useFragment(
    graphql`
      fragment InformationLink_community on Community @throwOnFieldError {
        viewerMembership {
          id
        }
        viewerUnreadInformationCount
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const name = intl.formatMessage({ id: 'shell.information' })
  if (!viewerMembership) return null
  return (
    <Link href={paths.informations()} className={link({ isOnRail })}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={sign({ isOnRail })}>
        <Icon name="megaphone" />
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
