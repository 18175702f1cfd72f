import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/voting-event.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Section } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import type { VotingSection_community$key } from './__generated__/VotingSection_community.graphql.ts'
import { card, picture, words } from './VotingSection.css.ts'

type VotingSectionProps = { community: VotingSection_community$key }

/** What fans can vote on now, in a row that leads there; nothing where there is none. */
export function VotingSection(props: VotingSectionProps) {
  return (
    <Section>
      <OpenVotes {...props} />
    </Section>
  )
}

function OpenVotes(props: VotingSectionProps) {
  const { votingEvents } = useFragment(
    graphql`
      fragment VotingSection_community on Community @throwOnFieldError {
        votingEvents {
          id
          identifier
          title
          state
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.community,
  )
  return votingEvents
    .filter(({ state }) => state === 'OPEN')
    .map(({ id, identifier, title, picture: image }) => (
      <Link key={id} href={paths.voting({ identifier })} className={card}>
        <span className={picture}>
          <Image image={image} ratio={1} isDecorative />
        </span>
        <span className={words}>
          <Text as="span" size="small" weight="bold" tone="accent">
            <FormattedMessage id="home.voting.open" />
          </Text>
          <Text as="span" weight="bold">
            {title}
          </Text>
        </span>
        <Icon name="chevronRight" />
      </Link>
    ))
}
