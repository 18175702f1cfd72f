import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/treasure-machine.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Image } from '#features/media/index.ts'
import { useSession } from '#platform/session/session.ts'
import { BoxFacts } from '../OddsTable/BoxFacts.tsx'
import { DrawPanel } from '../DrawPanel/DrawPanel.tsx'
import { MachineState } from '../MachineState/MachineState.tsx'
import { OddsTable } from '../OddsTable/OddsTable.tsx'
import { PrizeGrid } from '../PrizeGrid/PrizeGrid.tsx'
import type { MachineDetail_machine$key } from './__generated__/MachineDetail_machine.graphql.ts'
import type { HeldCoins_wallet$key } from './__generated__/HeldCoins_wallet.graphql.ts'
import { HeldCoins } from './HeldCoins.tsx'
import { detail, picture, whole } from './MachineDetail.css.ts'

type MachineDetailProps = {
  machine: MachineDetail_machine$key
  /** Null for a guest, who has none. */
  wallet: HeldCoins_wallet$key | null | undefined
}

/** All of a machine, in its talent's colour: its draw beside or below the picture, then what it holds and by which odds. */
export function MachineDetail(props: MachineDetailProps) {
  const machine = useFragment(
    graphql`
      fragment MachineDetail_machine on TreasureMachine @throwOnFieldError {
        id
        name
        description
        picture {
          ...Image_image
        }
        talent {
          palette
        }
        ...BoxFacts_machine
        ...DrawPanel_machine
        ...MachineState_machine
        ...OddsTable_machine
        ...PrizeGrid_machine
      }
    `,
    props.machine,
  )
  const { status } = useSession()
  const { id, name, description, talent } = machine
  return (
    <article className={detail} data-palette={talent?.palette}>
      <div className={picture}>
        <Image image={machine.picture} ratio={2} priority />
      </div>
      <Stack gap={4}>
        <Heading level={1} tabIndex={-1}>
          {name}
        </Heading>
        <MachineState machine={machine} />
        <Text>{description}</Text>
        {props.wallet && <HeldCoins wallet={props.wallet} />}
        <DrawPanel machine={machine} />
        {status === 'loggedIn' && (
          <TextLink href={paths.draws({ treasure_machine_id: id })}>
            <FormattedMessage id="treasure.draws.link" />
          </TextLink>
        )}
      </Stack>
      <div className={whole}>
        <PrizeGrid machine={machine} />
      </div>
      <div className={whole}>
        <OddsTable machine={machine} />
        <BoxFacts machine={machine} />
      </div>
    </article>
  )
}
