import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { MachineDetailSkeleton } from '../../components/MachineDetail/MachineDetailSkeleton.tsx'
import { RedeemPanel } from '../../components/RedeemPanel/RedeemPanel.tsx'
import { MachinePart, NoMachine } from '../../components/MachinePart/MachinePart.tsx'
import type { RedeemScreenQuery } from './__generated__/RedeemScreenQuery.graphql.ts'

/** `/treasure-machine/:treasure_machine_id/redeem-gacha-points`: what a machine's points buy. */
export function Screen(props: ScreenProps<RedeemScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<MachineDetailSkeleton />}
      renderFrame={(face) => <RedeemPage>{face}</RedeemPage>}
    >
      <Redeem {...props} />
    </ScreenPart>
  )
}

function Redeem({ queryRef }: ScreenProps<RedeemScreenQuery>) {
  const { node } = usePreloadedQuery<RedeemScreenQuery>(
    graphql`
      query RedeemScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on TreasureMachine @alias(as: "machine") {
            id
            name
            pointPrice
            ...RedeemPanel_machine
          }
        }
      }
    `,
    queryRef,
  )
  const machine = node?.machine
  if (machine?.pointPrice == null) return <NoMachine />
  return (
    <RedeemPage machine={machine}>
      <RedeemPanel machine={machine} />
    </RedeemPage>
  )
}

function RedeemPage(props: Omit<ComponentProps<typeof MachinePart>, 'title'>) {
  return (
    <MachinePart title={useIntl().formatMessage({ id: 'treasure.points.redeem' })} {...props} />
  )
}
