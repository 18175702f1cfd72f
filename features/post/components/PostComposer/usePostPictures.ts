import {
  addChosen,
  renewChosen,
  takeChosen,
  useChosenPictures,
  useUploads,
} from '#features/picture/index.ts'
import { privateKey } from '#platform/storage/privateTexts.ts'
import { postPicturesMost } from '#rules/post.ts'

/**
 * Where the pictures of what is being written stand in this browser: those of the composer, or those of one draft that
 * was put away here. The gateway keeps a draft's words alone.
 */
const keyOf = (communityId: string, draftKey?: string) =>
  privateKey('post-pictures', communityId, ...(draftKey === undefined ? [] : [draftKey]))

/** Takes a draft's pictures out of this browser's keeping. Gives what puts them to another draft. */
export function takeDraftPictures(communityId: string, draftKey: string) {
  const pictures = takeChosen(keyOf(communityId, draftKey))
  return (toKey: string) => addChosen(keyOf(communityId, toKey), pictures)
}

/**
 * The pictures of what is being written, which go up as soon as they are chosen. `asideKey` is the draft's where it was
 * opened from the list of all.
 */
export function usePostPictures(communityId: string, asideKey: string | undefined) {
  const key = keyOf(communityId, asideKey)
  const { pictures, reading, refused, add, describe, remove, takeOut } = useChosenPictures(
    key,
    postPicturesMost,
  )
  const { states, left, retry, cancel } = useUploads({ key, pictures, to: 'post' })
  const isStopped = pictures.some(
    ({ id, isUploaded }) => !isUploaded && 'problem' in (states.get(id) ?? {}),
  )
  return {
    refused,
    describe,
    add,
    pictures,
    states,
    retry,
    remove: (id: string) => {
      cancel(id)
      remove(id)
    },
    /** How many are still to be read, or to go up. */
    left: left + reading,
    /** Some won’t go by themselves. */
    isStopped,
    /** These were posted: what nothing names any more is swept away. */
    takeOut,
    /** The gateway has them no more, or another post shows them: all go up once more. */
    sendAgain: () => void renewChosen(key),
    /** Keeps them with the draft that is put away, in this browser. */
    putAway: (draftKey: string) => addChosen(keyOf(communityId, draftKey), takeChosen(key)),
  }
}
