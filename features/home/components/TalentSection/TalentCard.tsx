import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { paths } from '#addresses/chat.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Image } from '#features/media/index.ts'
import type { TalentCard_channel$key } from './__generated__/TalentCard_channel.graphql.ts'
import type { TalentCard_talent$key } from './__generated__/TalentCard_talent.graphql.ts'
import { card, emblem, names, picture, words } from './TalentSection.css.ts'

type TalentCardProps = {
  talent: TalentCard_talent$key
  /** The room that is theirs. */
  channel: TalentCard_channel$key | null
}

/** A talent: portrait, name, and what they say when they come on air. */
export function TalentCard(props: TalentCardProps) {
  const talent = useFragment(
    graphql`
      fragment TalentCard_talent on Talent @throwOnFieldError {
        name
        reading
        palette
        catchphrase
        fanName
        portrait {
          ...Image_image
        }
        emblem {
          ...Image_image
        }
      }
    `,
    props.talent,
  )
  const channel = useFragment(
    graphql`
      fragment TalentCard_channel on Channel @throwOnFieldError {
        id
        name
      }
    `,
    props.channel,
  )
  return (
    <li className={card} data-palette={talent.palette}>
      <div className={picture}>
        <Image image={talent.portrait} ratio={4 / 5} />
      </div>
      <div className={words}>
        <div className={names}>
          <span className={emblem}>
            <Image image={talent.emblem} isDecorative />
          </span>
          <div>
            <Heading level={3}>{talent.name}</Heading>
            {talent.reading !== '' && (
              <Text size="caption" tone="muted">
                {talent.reading}
              </Text>
            )}
          </div>
        </div>
        <Text tone="accent" weight="medium">
          {talent.catchphrase}
        </Text>
        <Text size="caption" tone="muted">
          <FormattedMessage id="home.talent.fans" values={{ name: talent.fanName }} />
        </Text>
        {channel && (
          <Text size="small">
            <TextLink href={paths.chat({ channel_id: channel.id })}>
              <FormattedMessage id="home.talent.channel" values={{ channel: channel.name }} />
            </TextLink>
          </Text>
        )}
      </div>
    </li>
  )
}
