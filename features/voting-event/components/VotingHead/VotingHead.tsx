import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import type { VotingHead_event$key } from './__generated__/VotingHead_event.graphql.ts'
import { above, head, picture } from './VotingHead.css.ts'

const tones = {
  UPCOMING: 'accent',
  OPEN: 'success',
  COUNTING: 'warning',
  ENDED: 'neutral',
} as const

/** What is voted on, until when, and where it stands. */
export function VotingHead(props: { event: VotingHead_event$key }) {
  const {
    title,
    description,
    picture: image,
    state,
    opensAt,
    closesAt,
  } = useFragment(
    graphql`
      fragment VotingHead_event on VotingEvent @throwOnFieldError {
        title
        description
        state
        opensAt
        closesAt
        picture {
          ...Image_image
        }
      }
    `,
    props.event,
  )
  const tokyo = useTokyoTime()
  return (
    <header className={head}>
      <div className={picture}>
        <Image image={image} ratio={16 / 9} isDecorative priority />
      </div>
      <div className={above}>
        <span>
          <Chip tone={tones[state]}>
            <FormattedMessage id={`voting.state.${state}`} />
          </Chip>
        </span>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{description}</Text>
        <Text size="small" tone="muted" tabular>
          <FormattedMessage
            id="voting.period"
            values={{ from: tokyo.moment(opensAt), until: tokyo.moment(lastInstant(closesAt)) }}
          />
        </Text>
      </div>
    </header>
  )
}
