import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { paths } from '#features/chat/paths.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { HappeningSectionItem_happening$key } from './__generated__/HappeningSectionItem_happening.graphql.ts'
import { card, meta, when } from './HappeningSection.css.ts'

const icons = { STREAM: 'penlight', EVENT: 'calendar', NEWS: 'megaphone' } as const

/** One of them, in its talent's colour. */
export function HappeningSectionItem(props: { happening: HappeningSectionItem_happening$key }) {
  const { kind, title, body, startsAt, talent, channel } = useFragment(
    graphql`
      fragment HappeningSectionItem_happening on Happening @throwOnFieldError {
        kind
        title
        body
        startsAt
        talent {
          name
          palette
        }
        channel {
          id
          name
        }
      }
    `,
    props.happening,
  )
  const tokyo = useTokyoTime()
  return (
    <li className={card} data-palette={talent?.palette}>
      <div className={meta}>
        <Chip icon={icons[kind]}>
          <FormattedMessage id={`home.happening.kind.${kind}`} />
        </Chip>
        <Text as="span" size="small" tone="accent" weight="bold" lines={1}>
          {talent ? talent.name : <FormattedMessage id="home.happening.everyone" />}
        </Text>
      </div>
      <Heading level={3}>{title}</Heading>
      <time dateTime={startsAt} className={when}>
        {tokyo.dayAndTime(startsAt)}
      </time>
      <Text size="small" tone="muted">
        {body}
      </Text>
      {channel && (
        <Text size="small">
          <TextLink href={paths.chat({ channel_id: channel.id })}>
            <FormattedMessage id="home.happening.talk" values={{ channel: channel.name }} />
          </TextLink>
        </Text>
      )}
    </li>
  )
}
