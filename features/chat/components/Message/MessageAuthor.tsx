import { graphql, useFragment } from 'react-relay'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { MemberMoon, RoleBadge } from '#features/media/index.ts'
import type { MessageAuthor_membership$key } from './__generated__/MessageAuthor_membership.graphql.ts'
import { authorLine, nameLink, penlight } from './Message.css.ts'

type MessageAuthorProps = {
  name: string
  /** Their page; none where they have left. */
  href: string | undefined
  /** Whether Tab comes by it. */
  isReachable: boolean
  membership: MessageAuthor_membership$key | null | undefined
}

/** Who speaks: a talent and staff by a badge, a fan by the penlight of their oshi, and a member by the moon. */
export function MessageAuthor({ name, href, isReachable, ...props }: MessageAuthorProps) {
  const membership = useFragment(
    graphql`
      fragment MessageAuthor_membership on PublicJoinedCommunity @throwOnFieldError {
        role
        isSubscriber
        oshi {
          name
          palette
        }
      }
    `,
    props.membership,
  )
  const intl = useIntl()
  const role = membership?.role
  const oshi = membership?.oshi
  const words = (
    <Text
      as="span"
      size="small"
      weight="bold"
      tone={role === 'TALENT' ? 'accent' : 'default'}
      lines={1}
    >
      {name}
    </Text>
  )
  return (
    <div className={authorLine}>
      {href ? (
        <Link href={href} className={nameLink} tabIndex={isReachable ? undefined : -1}>
          {words}
        </Link>
      ) : (
        words
      )}
      {role === 'TALENT' || role === 'STAFF' ? (
        <RoleBadge role={role} label={intl.formatMessage({ id: `chat.role.${role}` })} hasSign />
      ) : (
        oshi && (
          <span
            className={penlight}
            data-palette={oshi.palette}
            title={intl.formatMessage({ id: 'chat.oshi' }, { name: oshi.name })}
          >
            <Icon
              name="penlight"
              size={16}
              label={intl.formatMessage({ id: 'chat.oshi' }, { name: oshi.name })}
            />
          </span>
        )
      )}
      {membership?.isSubscriber && (
        <MemberMoon label={intl.formatMessage({ id: 'chat.subscriber' })} />
      )}
    </div>
  )
}
