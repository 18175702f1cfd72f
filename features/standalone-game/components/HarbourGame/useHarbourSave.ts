import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { fromPromise } from 'xstate'
import { found } from '#rules/games/harbour/harbour.ts'
import { writeTown } from '#rules/games/harbour/save.ts'
import { harbourTables } from '#rules/games/harbour/tables.ts'
import { keepTown, openTown, readKeptTown, type SavedTown } from '../../keptTown.ts'
import { harbourSaveMachine } from '../../machines/harbourSaveMachine.ts'
import { sendTown } from '../../sendTown.ts'

type Game = { communityId: string; name: string }

/** 32 hexadecimal digits by chance. */
const newSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The device's town, put away on the device with each change and on the gateway by the machine. */
export function useHarbourSave(
  { communityId, name }: Game,
  { latest, isFan }: { latest: SavedTown | null; isFan: boolean },
) {
  const environment = useRelayEnvironment()
  const [machine] = useState(() =>
    harbourSaveMachine.provide({
      actors: {
        save: fromPromise(({ input }) => sendTown(environment, { communityId, name, ...input })),
      },
    }),
  )
  const [input] = useState(() =>
    openTown(readKeptTown(communityId), latest, {
      isFan,
      found: () => writeTown(found(newSeed(), Math.trunc(Date.now() / 1000), harbourTables)),
    }),
  )
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ context: { text, base, keptText } }) => {
      // A town in which nothing was done is none to keep.
      if (base > 0 || text !== input.text || keptText === null)
        keepTown(communityId, { base, isKept: text === keptText, text })
    })
    const returned = () => actor.send({ type: 'connection.returned' })
    addEventListener('online', returned)
    return () => {
      unsubscribe()
      removeEventListener('online', returned)
    }
  }, [actor, communityId, input])
  return actor
}
