import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { UserAvatar, UserName } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { InvitedFan_invited$key } from './__generated__/InvitedFan_invited.graphql.ts'
import { nobody, row, words } from './InvitedFans.css.ts'

type InvitedFanProps = {
  invited: InvitedFan_invited$key
  /** What each brings. */
  coins: number
}

/** One of them: by name where that may be told. */
export function InvitedFan({ coins, ...props }: InvitedFanProps) {
  const { user, joinedAt, receivedAt } = useFragment(
    graphql`
      fragment InvitedFan_invited on InvitedFan @throwOnFieldError {
        joinedAt
        receivedAt
        user {
          ...UserAvatar_user
          ...UserName_user
        }
      }
    `,
    props.invited,
  )
  const { day } = useTokyoTime()
  return (
    <li className={row}>
      {user ? (
        <UserAvatar user={user} size={40} />
      ) : (
        <span className={nobody}>
          <Icon name="user" />
        </span>
      )}
      <div className={words}>
        <Text weight="bold" lines={1}>
          {user ? (
            <FormattedMessage
              id="referral.invited.name"
              values={{ name: <UserName user={user} /> }}
            />
          ) : (
            <FormattedMessage id="referral.invited.someone" />
          )}
        </Text>
        <Text size="caption" tone="muted" tabular>
          <FormattedMessage id="referral.invited.on" values={{ date: day(joinedAt) }} />
        </Text>
      </div>
      <Chip tone={receivedAt == null ? 'neutral' : 'success'}>
        {receivedAt == null ? (
          <FormattedMessage id="referral.invited.waiting" />
        ) : (
          <FormattedMessage id="referral.invited.received" values={{ coins }} />
        )}
      </Chip>
    </li>
  )
}
