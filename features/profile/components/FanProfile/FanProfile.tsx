import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image, MemberMoon, UserAvatar } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { FanBadges } from './FanBadges.tsx'
import { FanPosts } from './FanPosts.tsx'
import { FanWays } from './FanWays.tsx'
import { TalentStage } from './TalentStage.tsx'
import {
  face,
  fact,
  facts,
  hall,
  head,
  oshi,
  oshiBust,
  profile,
  resident,
  words,
} from './FanProfile.css.ts'
import type { FanProfile_fan$key } from './__generated__/FanProfile_fan.graphql.ts'
import type { FanProfile_viewer$key } from './__generated__/FanProfile_viewer.graphql.ts'

type FanProfileProps = {
  fan: FanProfile_fan$key
  viewer: FanProfile_viewer$key
  communityId: string
}

/** A member as the others see them, in the colour of their oshi, and what one can do about them. */
export function FanProfile(props: FanProfileProps) {
  const fan = useFragment(
    graphql`
      fragment FanProfile_fan on Fan @throwOnFieldError {
        isDemoResident
        user {
          displayName
          ...UserAvatar_user
        }
        membership {
          role
          joinedAt
          isSubscriber
          oshi {
            name
            palette
            bust {
              ...Image_image
            }
          }
        }
        talent {
          ...TalentStage_talent
        }
        ...FanWays_fan
        ...FanPosts_fan
        ...FanBadges_fan
      }
    `,
    props.fan,
  )
  const viewer = useFragment(
    graphql`
      fragment FanProfile_viewer on Viewer @throwOnFieldError {
        ...FanWays_viewer
        ...FanPosts_viewer
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { role, joinedAt, oshi: talent } = fan.membership
  const name = fan.user.displayName
  const posts = <FanPosts fan={fan} viewer={viewer} />
  return (
    <article className={profile} data-palette={talent?.palette}>
      <header className={head}>
        <div className={hall}>
          {talent && (
            <div className={oshiBust}>
              <Image image={talent.bust} ratio={1} isDecorative />
            </div>
          )}
        </div>
        <div className={face}>
          <UserAvatar user={fan.user} size={96} />
        </div>
        <div className={words}>
          <Heading level={1} tabIndex={-1}>
            {name}
          </Heading>
          <div className={facts}>
            {role !== 'MEMBER' && (
              <span className={fact}>
                <Icon name={role === 'TALENT' ? 'star' : 'check'} size={16} />
                <Text as="span" size="small" weight="bold">
                  <FormattedMessage id={`profile.role.${role}`} />
                </Text>
              </span>
            )}
            {talent && role === 'MEMBER' && (
              <span className={fact}>
                <span className={oshi}>
                  <Icon name="penlight" size={16} />
                </span>
                <Text as="span" size="small">
                  {intl.formatMessage({ id: 'profile.oshi' }, { name: talent.name })}
                </Text>
              </span>
            )}
            {fan.membership.isSubscriber && (
              <span className={fact}>
                <MemberMoon />
                <Text as="span" size="small">
                  <FormattedMessage id="profile.subscriber" />
                </Text>
              </span>
            )}
            <span className={fact}>
              <Text as="span" size="small" tone="muted">
                <FormattedMessage id="profile.joined" values={{ day: tokyo.day(joinedAt) }} />
              </Text>
            </span>
            {fan.isDemoResident && (
              <span className={resident}>
                <Icon name="home" size={16} />
                <Text as="span" size="caption" weight="bold">
                  <FormattedMessage id="profile.resident" />
                </Text>
              </span>
            )}
          </div>
        </div>
      </header>
      <FanWays fan={fan} viewer={viewer} communityId={props.communityId} />
      {fan.talent ? <TalentStage talent={fan.talent}>{posts}</TalentStage> : posts}
      <FanBadges fan={fan} />
    </article>
  )
}
