import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { MachineDetailSkeleton } from '../../components/MachineDetail/MachineDetailSkeleton.tsx'
import { RedeemPanel } from '../../components/RedeemPanel/RedeemPanel.tsx'
import { paths } from '../../paths.ts'
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
  const intl = useIntl()
  const machine = node?.machine
  if (machine?.pointPrice == null)
    return (
      <Missing
        title={intl.formatMessage({ id: 'treasure.missing.title' })}
        body={intl.formatMessage({ id: 'treasure.missing.body' })}
        wayOn={{ href: paths.machines(), label: intl.formatMessage({ id: 'treasure.back' }) }}
      />
    )
  return (
    <RedeemPage machine={machine}>
      <RedeemPanel machine={machine} />
    </RedeemPage>
  )
}

type RedeemPageProps = { machine?: { id: string; name: string }; children: ReactNode }

function RedeemPage({ machine, children }: RedeemPageProps) {
  const intl = useIntl()
  return (
    <PageFrame
      title={intl.formatMessage({ id: 'treasure.points.redeem' })}
      back={
        machine
          ? { href: paths.machine({ treasure_machine_id: machine.id }), label: machine.name }
          : { href: paths.machines(), label: intl.formatMessage({ id: 'treasure.back' }) }
      }
      robots="noindex"
    >
      {children}
    </PageFrame>
  )
}
