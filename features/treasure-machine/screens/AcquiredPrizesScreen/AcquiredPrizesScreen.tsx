import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Navigate } from 'react-router-dom'
import { paths as drawPaths } from '#addresses/prize-draw.ts'
import { paths as storePaths } from '#addresses/store.ts'
import { Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AcquiredPrizes } from '../../components/AcquiredPrizes/AcquiredPrizes.tsx'
import { MachineDetailSkeleton } from '../../components/MachineDetail/MachineDetailSkeleton.tsx'
import type { AcquiredPrizesScreenQuery } from './__generated__/AcquiredPrizesScreenQuery.graphql.ts'

/** `/store/items/:item_id/acquired-prizes`: a lottery's lots, what they bring, and what the fan drew. */
export function Screen(props: ScreenProps<AcquiredPrizesScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<MachineDetailSkeleton />}
      renderFrame={(face) => <PrizesPage>{face}</PrizesPage>}
    >
      <Prizes {...props} />
    </ScreenPart>
  )
}

function Prizes({ queryRef }: ScreenProps<AcquiredPrizesScreenQuery>) {
  const { node } = usePreloadedQuery<AcquiredPrizesScreenQuery>(
    graphql`
      query AcquiredPrizesScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on StoreItem @alias(as: "item") {
            id
            prizeDraw {
              id
            }
            lottery {
              id
              ...AcquiredPrizes_machine
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const lottery = node?.item?.lottery
  const draw = node?.item?.prizeDraw
  // What is drawn for all at once has a page of its own.
  if (!lottery && draw) return <Navigate to={drawPaths.draw({ prize_draw_id: draw.id })} replace />
  if (!lottery)
    return (
      <Missing
        title={intl.formatMessage({ id: 'treasure.lots.missing.title' })}
        body={intl.formatMessage({ id: 'treasure.missing.body' })}
        nextAction={{
          href: storePaths.store(),
          label: intl.formatMessage({ id: 'treasure.lots.toStore' }),
        }}
      />
    )
  return (
    <PrizesPage itemId={node.item.id}>
      <AcquiredPrizes key={lottery.id} machine={lottery} />
    </PrizesPage>
  )
}

function PrizesPage({ itemId, children }: { itemId?: string; children: ReactNode }) {
  const intl = useIntl()
  const href = itemId === undefined ? storePaths.store() : storePaths.item({ item_id: itemId })
  return (
    <PageFrame
      title={intl.formatMessage({ id: 'treasure.lots.title' })}
      width="medium"
      back={{
        href,
        label: intl.formatMessage({
          id: itemId === undefined ? 'treasure.lots.toStore' : 'treasure.lots.toItem',
        }),
      }}
    >
      {children}
    </PageFrame>
  )
}
