import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { DrawList } from '../../components/DrawList/DrawList.tsx'
import { DrawListSkeleton } from '../../components/DrawList/DrawListSkeleton.tsx'
import { KeptRun } from '../../components/DrawList/KeptRun.tsx'
import { MachinePart, NoMachine } from '../../components/MachinePart/MachinePart.tsx'
import type { DrawsScreenQuery } from './__generated__/DrawsScreenQuery.graphql.ts'

/** `/treasure-machine/:treasure_machine_id/draws`: the fan's own draws at a machine. */
export function Screen(props: ScreenProps<DrawsScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<DrawListSkeleton />}
      renderFrame={(face) => <DrawsPage>{face}</DrawsPage>}
    >
      <Draws {...props} />
    </ScreenPart>
  )
}

function Draws({ queryRef }: ScreenProps<DrawsScreenQuery>) {
  const { node } = usePreloadedQuery<DrawsScreenQuery>(
    graphql`
      query DrawsScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on TreasureMachine @alias(as: "machine") {
            id
            name
            ...DrawList_machine
          }
        }
      }
    `,
    queryRef,
  )
  const machine = node?.machine
  if (!machine) return <NoMachine />
  return (
    <DrawsPage machine={machine}>
      <KeptRun machineId={machine.id} />
      <DrawList machine={machine} />
    </DrawsPage>
  )
}

function DrawsPage(props: Omit<ComponentProps<typeof MachinePart>, 'title'>) {
  return <MachinePart title={useIntl().formatMessage({ id: 'treasure.draws.title' })} {...props} />
}
