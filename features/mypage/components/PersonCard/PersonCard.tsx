import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as profilePaths } from '#addresses/profile.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image, UserAvatar, UserName } from '#features/media/index.ts'
import { todayInTokyo, tokyoDay, useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { PersonCard_membership$key } from './__generated__/PersonCard_membership.graphql.ts'
import type { PersonCard_user$key } from './__generated__/PersonCard_user.graphql.ts'
import { bust, face, hall, person, ways, words } from './PersonCard.css.ts'

type PersonCardProps = {
  user: PersonCard_user$key
  /** Null for whoever has not joined. */
  membership: PersonCard_membership$key | null
}

/** Who one is here: face and name in the oshi's light, since when, and how the others see it. */
export function PersonCard(props: PersonCardProps) {
  const user = useFragment(
    graphql`
      fragment PersonCard_user on User @throwOnFieldError {
        id
        ...UserAvatar_user
        ...UserName_user
      }
    `,
    props.user,
  )
  const membership = useFragment(
    graphql`
      fragment PersonCard_membership on JoinedCommunity @throwOnFieldError {
        joinedAt
        oshi {
          palette
          bust {
            ...Image_image
          }
        }
      }
    `,
    props.membership,
  )
  const tokyo = useTokyoTime()
  const oshi = membership?.oshi
  return (
    <header className={person} data-palette={oshi?.palette}>
      <div className={hall}>
        {oshi && (
          <div className={bust}>
            <Image image={oshi.bust} ratio={1} isDecorative priority />
          </div>
        )}
      </div>
      <div className={face}>
        <UserAvatar user={user} size={96} />
      </div>
      <div className={words}>
        <Heading level={1} tabIndex={-1}>
          <UserName user={user} />
        </Heading>
        {membership && (
          <Text size="small" tone="muted" tabular>
            <FormattedMessage
              id="mypage.joined"
              values={{
                day: tokyo.day(membership.joinedAt),
                count: dayOfStay(membership.joinedAt),
              }}
            />
          </Text>
        )}
      </div>
      <div className={ways}>
        <ButtonLink href={profilePaths.edit()} emphasis="soft" icon="edit" size="small">
          <FormattedMessage id="mypage.edit" />
        </ButtonLink>
        <ButtonLink
          href={profilePaths.profile({ user_id: user.id })}
          tone="neutral"
          emphasis="outline"
          icon="user"
          size="small"
        >
          <FormattedMessage id="mypage.profile" />
        </ButtonLink>
      </div>
    </header>
  )
}

const dayMs = 24 * 60 * 60 * 1000

/** The how-manieth day it is in Tokyo since one joined: 1 on the day itself. */
function dayOfStay(joinedAt: string): number {
  const today = Date.parse(todayInTokyo())
  return Math.max(1, Math.round((today - Date.parse(tokyoDay(joinedAt))) / dayMs) + 1)
}
