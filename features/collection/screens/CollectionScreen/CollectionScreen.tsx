import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/collection.ts'
import { LogInFirst, Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { CollectionSet } from '../../components/CollectionSet/CollectionSet.tsx'
import { CollectionSetSkeleton } from '../../components/CollectionSet/CollectionSetSkeleton.tsx'
import { piecesOf } from '../../pieces.ts'
import type { CollectionScreenQuery } from './__generated__/CollectionScreenQuery.graphql.ts'

/** `/mypage/collections/:collection_id`: what a treasure machine has to collect, and what the fan has of it. */
export function Screen(props: ScreenProps<CollectionScreenQuery>) {
  const frame = useFrame()
  return (
    <ScreenPart
      skeleton={<CollectionSetSkeleton />}
      renderFrame={(face) => <PageFrame {...frame}>{face}</PageFrame>}
    >
      <Collection {...props} />
    </ScreenPart>
  )
}

function Collection({ queryRef }: ScreenProps<CollectionScreenQuery>) {
  const { node, viewer } = usePreloadedQuery<CollectionScreenQuery>(
    graphql`
      query CollectionScreenQuery($id: ID!) @throwOnFieldError {
        viewer {
          user {
            __typename
          }
        }
        node(id: $id) {
          ... on TreasureMachine @alias(as: "machine") {
            name
            prizes {
              kind
              viewerCount
            }
            ...CollectionSet_machine
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const frame = useFrame()
  const machine = node?.machine
  if (!machine || piecesOf(machine.prizes).length === 0)
    return (
      <Missing
        title={intl.formatMessage({ id: 'collection.set.none.title' })}
        body={intl.formatMessage({ id: 'collection.set.none.body' })}
        nextAction={frame.back}
      />
    )
  if (!viewer.user)
    return (
      <PageFrame {...frame} title={machine.name}>
        <LogInFirst
          title={intl.formatMessage({ id: 'collection.guest.title' })}
          body={intl.formatMessage({ id: 'collection.guest.body' })}
        />
      </PageFrame>
    )
  return (
    <PageFrame {...frame} title={machine.name}>
      <CollectionSet machine={machine} />
    </PageFrame>
  )
}

function useFrame() {
  const intl = useIntl()
  return {
    title: intl.formatMessage({ id: 'collection.set.title' }),
    back: {
      href: paths.collections(),
      label: intl.formatMessage({ id: 'collection.set.back' }),
    },
    width: 'medium',
    robots: 'noindex',
  } as const
}
