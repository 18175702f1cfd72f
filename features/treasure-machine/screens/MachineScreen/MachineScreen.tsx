import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/treasure-machine.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { MachineDetail } from '../../components/MachineDetail/MachineDetail.tsx'
import { MachineDetailSkeleton } from '../../components/MachineDetail/MachineDetailSkeleton.tsx'
import type { MachineScreenQuery } from './__generated__/MachineScreenQuery.graphql.ts'

/** `/treasure-machine/:treasure_machine_id`: a machine, what it holds by which odds, and its draw. */
export function Screen(props: ScreenProps<MachineScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<MachineDetailSkeleton />}
      renderFrame={(face) => <MachinePage>{face}</MachinePage>}
    >
      <Machine {...props} />
    </ScreenPart>
  )
}

function Machine({ queryRef }: ScreenProps<MachineScreenQuery>) {
  const { node, viewer } = usePreloadedQuery<MachineScreenQuery>(
    graphql`
      query MachineScreenQuery($id: ID!) @throwOnFieldError {
        viewer {
          coinWallet {
            ...HeldCoins_wallet
          }
        }
        node(id: $id) {
          ... on TreasureMachine @alias(as: "machine") {
            id
            name
            description
            sharePicture
            ...MachineDetail_machine
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const machine = node?.machine
  if (!machine)
    return (
      <Missing
        title={intl.formatMessage({ id: 'treasure.missing.title' })}
        body={intl.formatMessage({ id: 'treasure.missing.body' })}
        nextAction={{ href: paths.machines(), label: intl.formatMessage({ id: 'treasure.back' }) }}
      />
    )
  const { id, name, description, sharePicture } = machine
  return (
    <MachinePage>
      <PageHead title={name} description={description} image={sharePicture} />
      <MachineDetail key={id} machine={machine} wallet={viewer.coinWallet} />
    </MachinePage>
  )
}

function MachinePage({ children }: { children: ReactNode }) {
  const back = useIntl().formatMessage({ id: 'treasure.back' })
  return (
    <Page width="medium" back={{ href: paths.machines(), label: back }}>
      {children}
    </Page>
  )
}
