import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { useIsAdopted } from '#platform/routing/useIsAdopted.ts'
import type { SavedTown } from '../../keptTown.ts'
import { findVersions } from '../../sendTown.ts'
import type { HarbourGame_game$key } from './__generated__/HarbourGame_game.graphql.ts'
import { Harbour } from './Harbour.tsx'
import { useHarbourSave } from './useHarbourSave.ts'

type HarbourGameProps = {
  game: HarbourGame_game$key
  communityId: string
  /** Null for a guest, whose town stands on the device alone. */
  viewerId: string | null
}

/** Harbour town, from where the device or another one left it. */
export function HarbourGame({ communityId, viewerId, ...props }: HarbourGameProps) {
  const { name, viewerSave } = useFragment(
    graphql`
      fragment HarbourGame_game on StandaloneGame @throwOnFieldError {
        name
        viewerSave {
          id
          version
          savedAt
          text
        }
      }
    `,
    props.game,
  )
  // The server knows no device, and so no town.
  const isHere = useIsAdopted()
  if (!isHere) return <Skeleton width="100%" height={480} radius="card" />
  return (
    <Opened
      key={viewerId}
      communityId={communityId}
      name={name}
      latest={viewerSave ?? null}
      isFan={viewerId !== null}
    />
  )
}

type OpenedProps = {
  communityId: string
  name: string
  latest: SavedTown | null
  isFan: boolean
}

function Opened({ communityId, name, latest, isFan }: OpenedProps) {
  const environment = useRelayEnvironment()
  const actor = useHarbourSave({ communityId, name }, { latest, isFan })
  return <Harbour actor={actor} findVersions={() => findVersions(environment, name)} />
}
