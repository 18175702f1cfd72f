import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { paths as storePaths } from '#addresses/store.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { LogInFirst } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import { useSession } from '#platform/session/session.ts'
import { DrawList } from '../DrawList/DrawList.tsx'
import { DrawPanel } from '../DrawPanel/DrawPanel.tsx'
import { detail, picture, whole } from '../MachineDetail/MachineDetail.css.ts'
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
        picture {
          ...Image_image
        }
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
  const { status } = useSession()
  const { revalidate } = useRevalidator()
  const intl = useIntl()
  const isGuest = status === 'notLoggedIn'
  const { name, viewerLots, item, talent } = machine
  return (
    <article className={detail} data-palette={talent?.palette}>
      <div className={picture}>
        <Image image={machine.picture} ratio={2} priority />
      </div>
      <Stack gap={4}>
        <Text weight="bold">{name}</Text>
        <MachineState machine={machine} />
        {!isGuest && (
          <Text tabular>
            <FormattedMessage id="treasure.lots.left" values={{ count: viewerLots }} />
          </Text>
        )}
        <DrawPanel machine={machine} onDrawn={() => void revalidate()} />
        {item && viewerLots === 0 && (
          <ButtonLink href={storePaths.item({ item_id: item.id })} emphasis="outline">
            <FormattedMessage id="treasure.lots.buy" />
          </ButtonLink>
        )}
      </Stack>
      <div className={whole}>
        {isGuest ? (
          <LogInFirst
            title={intl.formatMessage({ id: 'treasure.lots.guest.title' })}
            body={intl.formatMessage({ id: 'treasure.lots.guest.body' })}
          />
        ) : (
          <Stack gap={4} as="section">
            <Heading level={2}>
              <FormattedMessage id="treasure.lots.acquired" />
            </Heading>
            <DrawList machine={machine} />
          </Stack>
        )}
      </div>
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
