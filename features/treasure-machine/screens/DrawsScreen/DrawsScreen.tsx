import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { DrawList } from '../../components/DrawList/DrawList.tsx'
import { DrawListSkeleton } from '../../components/DrawList/DrawListSkeleton.tsx'
import { paths } from '../../paths.ts'
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
  const intl = useIntl()
  const machine = node?.machine
  if (!machine)
    return (
      <Missing
        title={intl.formatMessage({ id: 'treasure.missing.title' })}
        body={intl.formatMessage({ id: 'treasure.missing.body' })}
        wayOn={{ href: paths.machines(), label: intl.formatMessage({ id: 'treasure.back' }) }}
      />
    )
  return (
    <DrawsPage machine={machine}>
      <DrawList machine={machine} />
    </DrawsPage>
  )
}

type DrawsPageProps = { machine?: { id: string; name: string }; children: ReactNode }

function DrawsPage({ machine, children }: DrawsPageProps) {
  const intl = useIntl()
  return (
    <PageFrame
      title={intl.formatMessage({ id: 'treasure.draws.title' })}
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
