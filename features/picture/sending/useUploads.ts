import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useSession } from '#platform/session/session.ts'
import type { ChosenPicture } from '../chosen/chosenPicture.ts'
import { sendPicture, type Destination, type SendPicture } from './sendPicture.ts'
import { uploadsOf, type UploadStates } from './uploads.ts'

const none: UploadStates = new Map()

type Chosen = { key: string; pictures: readonly ChosenPicture[]; to: Destination['to'] }

/**
 * Sends up what was chosen under a key as soon as it is chosen, and says how far each is. Who has not logged in sends
 * nothing yet.
 */
export function useUploads({ key, pictures, to }: Chosen) {
  const { status, callGateway } = useSession()
  const uploads = uploadsOf(useRelayEnvironment(), key)
  const states = useSyncExternalStore(uploads.subscribe, uploads.read, () => none)
  const waiting = pictures.flatMap(({ id, isUploaded }) => (isUploaded ? [] : [id])).join(' ')
  const send: SendPicture = (picture, way) => sendPicture({ callGateway, to }, picture, way)
  const run = useEffectEvent(() => void uploads.run(send))
  useEffect(() => {
    if (status === 'loggedIn' && waiting !== '') run()
  }, [uploads, status, waiting])
  return {
    states,
    /** How many are not there yet. */
    left: pictures.filter(({ isUploaded }) => !isUploaded).length,
    retry: (id: string) => void uploads.retry(id, send),
    cancel: uploads.cancel,
  }
}
