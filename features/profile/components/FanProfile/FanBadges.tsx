import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { badge, badgePicture, badges as list, part } from './FanProfile.css.ts'
import type { FanBadges_fan$key } from './__generated__/FanBadges_fan.graphql.ts'

/** The badges that a fan has; nothing where they have none. */
export function FanBadges(props: { fan: FanBadges_fan$key }) {
  const { badges } = useFragment(
    graphql`
      fragment FanBadges_fan on Fan @throwOnFieldError {
        badges {
          id
          name
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.fan,
  )
  if (badges.length === 0) return null
  return (
    <section className={part}>
      <Heading level={2} size="medium">
        <FormattedMessage id="profile.badges" />
      </Heading>
      <ul className={list}>
        {badges.map(({ id, name, picture }) => (
          <li key={id} className={badge}>
            <div className={badgePicture}>
              <Image image={picture} ratio={1} isDecorative />
            </div>
            <Text size="caption">{name}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
