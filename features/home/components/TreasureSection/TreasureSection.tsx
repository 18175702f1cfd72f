import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/treasure-machine.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Section } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import type { TreasureSection_community$key } from './__generated__/TreasureSection_community.graphql.ts'
import type { TreasureSection_viewer$key } from './__generated__/TreasureSection_viewer.graphql.ts'
import { card, picture, words } from '../VotingSection/VotingSection.css.ts'

type TreasureSectionProps = {
  community: TreasureSection_community$key
  viewer: TreasureSection_viewer$key
}

/** What fans can draw from now, and by how many tickets, in a row that leads there; nothing where there is none. */
export function TreasureSection(props: TreasureSectionProps) {
  return (
    <Section>
      <OpenMachines {...props} />
    </Section>
  )
}

function OpenMachines(props: TreasureSectionProps) {
  const { treasureMachines } = useFragment(
    graphql`
      fragment TreasureSection_community on Community @throwOnFieldError {
        treasureMachines {
          name
          state
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.community,
  )
  const { drawTickets } = useFragment(
    graphql`
      fragment TreasureSection_viewer on Viewer @throwOnFieldError {
        drawTickets
      }
    `,
    props.viewer,
  )
  const first = treasureMachines.find(({ state }) => state === 'OPEN')
  if (!first) return null
  return (
    <Link href={paths.machines()} className={card}>
      <span className={picture}>
        <Image image={first.picture} ratio={1} isDecorative />
      </span>
      <span className={words}>
        <Text as="span" size="small" weight="bold" tone="accent">
          <FormattedMessage
            id={drawTickets > 0 ? 'home.treasure.tickets' : 'home.treasure.open'}
            values={{ count: drawTickets }}
          />
        </Text>
        <Text as="span" weight="bold">
          {first.name}
        </Text>
      </span>
      <Icon name="chevronRight" />
    </Link>
  )
}
