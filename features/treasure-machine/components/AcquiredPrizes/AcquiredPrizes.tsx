import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { paths as storePaths } from '#features/store/paths.ts'
import { DrawList } from '../DrawList/DrawList.tsx'
import { DrawPanel } from '../DrawPanel/DrawPanel.tsx'
import { MachineState } from '../MachineState/MachineState.tsx'
import { BoxFacts } from '../OddsTable/BoxFacts.tsx'
import { OddsTable } from '../OddsTable/OddsTable.tsx'
import { PrizeGrid } from '../PrizeGrid/PrizeGrid.tsx'
import type { AcquiredPrizes_machine$key } from './__generated__/AcquiredPrizes_machine.graphql.ts'

/** The lots that a fan has still to draw, what they drew so far, and what there is to draw by which odds. */
export function AcquiredPrizes(props: { machine: AcquiredPrizes_machine$key }) {
  const machine = useFragment(
    graphql`
      fragment AcquiredPrizes_machine on TreasureMachine @throwOnFieldError {
        name
        viewerLots
        talent {
          palette
        }
        item {
          id
        }
        ...BoxFacts_machine
        ...DrawList_machine
        ...DrawPanel_machine
        ...MachineState_machine
        ...OddsTable_machine
        ...PrizeGrid_machine
      }
    `,
    props.machine,
  )
  const { name, viewerLots, item, talent } = machine
  return (
    <div data-palette={talent?.palette}>
      <Stack gap={8}>
        <Stack gap={4}>
          <Text weight="bold">{name}</Text>
          <MachineState machine={machine} />
          <Text tabular>
            <FormattedMessage id="treasure.lots.left" values={{ count: viewerLots }} />
          </Text>
          <DrawPanel machine={machine} />
          {item && viewerLots === 0 && (
            <ButtonLink href={storePaths.item({ item_id: item.id })} emphasis="outline">
              <FormattedMessage id="treasure.lots.buy" />
            </ButtonLink>
          )}
        </Stack>
        <Stack gap={4} as="section">
          <Heading level={2}>
            <FormattedMessage id="treasure.lots.acquired" />
          </Heading>
          <DrawList machine={machine} />
        </Stack>
        <PrizeGrid machine={machine} />
        <OddsTable machine={machine} />
        <BoxFacts machine={machine} />
      </Stack>
    </div>
  )
}
