import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/treasure-machine.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { MachineState } from '../MachineState/MachineState.tsx'
import type { MachineCard_machine$key } from './__generated__/MachineCard_machine.graphql.ts'
import { card, picture, words } from './MachineCard.css.ts'

type MachineCardProps = { machine: MachineCard_machine$key; priority?: boolean }

/** A machine among others: its picture, its name, what a draw costs, and how it stands. */
export function MachineCard({ priority, ...props }: MachineCardProps) {
  const machine = useFragment(
    graphql`
      fragment MachineCard_machine on TreasureMachine @throwOnFieldError {
        id
        name
        description
        priceOne
        picture {
          ...Image_image
        }
        talent {
          palette
        }
        ...MachineState_machine
      }
    `,
    props.machine,
  )
  const { id, name, description, priceOne, talent } = machine
  return (
    <li data-palette={talent?.palette}>
      <Link href={paths.machine({ treasure_machine_id: id })} className={card}>
        <span className={picture}>
          <Image image={machine.picture} ratio={2} isDecorative priority={priority} />
        </span>
        <span className={words}>
          <Heading level={2} size="medium">
            {name}
          </Heading>
          <Text as="span" size="small" tone="muted" lines={2}>
            {description}
          </Text>
          <Text as="span" size="small" weight="bold" tabular>
            {priceOne === 0 ? (
              <FormattedMessage id="treasure.price.free" />
            ) : (
              <FormattedMessage id="treasure.price.one" values={{ coins: priceOne }} />
            )}
          </Text>
          <MachineState machine={machine} />
        </span>
      </Link>
    </li>
  )
}
