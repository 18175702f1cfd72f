import { pictureAltMaxLength } from '#rules/picture.ts'
import { cleanText, countCharacters, cutMarkTowers } from '#rules/text.ts'
import type { ImageRef, UploadedImage } from '../../platform/database/columns.ts'
import { usableMs } from '../../platform/files/service.ts'
import { badInput } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { findDeniedWordIn } from '../moderation/service.ts'
import type { PictureRow } from './kind.ts'

export type PictureInput = { uploadId: string; alt?: string | null }
/** A picture that is sent along, what is said of it as it is kept. */
export type SentPicture = { uploadId: string; alt: string }

/** What is sent along, as it is kept. Throws where there is too much: no fan's doing, as no composer lets it through. */
export function readPictures(
  pictures: readonly PictureInput[],
  { of, most }: { of: string; most: number },
): SentPicture[] {
  if (pictures.length > most) throw badInput(`A ${of} takes ${most} pictures at most.`)
  if (new Set(pictures.map(({ uploadId }) => uploadId)).size < pictures.length)
    throw badInput(`A ${of} takes a picture once.`)
  const sent = pictures.map(({ uploadId, alt }) => ({ uploadId, alt: cleanAlt(alt ?? '') }))
  if (sent.some(({ alt }) => countCharacters(alt) > pictureAltMaxLength))
    throw badInput(`An alternative text takes ${pictureAltMaxLength} characters at most.`)
  return sent
}

/** What is to be seen, as it is kept: a line of nothing that can't be shown. */
function cleanAlt(alt: string): string {
  return cutMarkTowers(cleanText(alt.replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ' ')))
}

/** The refusal of what is said of pictures, where a word is denied in it. */
export async function refuseAlts(context: GatewayContext, pictures: readonly SentPicture[]) {
  const words = pictures.map(({ alt }) => alt).join('\n')
  const word = words.trim() && (await findDeniedWordIn(context, words, 'EVERYWHERE'))
  return word ? { __typename: 'TextModerationError' as const, field: 'pictures', word } : undefined
}

export const uploadNotFound = { __typename: 'UploadNotFoundError' as const, field: 'pictures' }

/** Whether all of these could be an upload's id: nothing else is asked for. */
export const areUploads = (pictures: readonly SentPicture[]): boolean =>
  pictures.every(({ uploadId }) => prefixOf(uploadId) === 'upload')

/**
 * The uploads in their order, of the rows that were found; undefined where one is not theirs to send: unknown, too old,
 * or shown by something else already.
 */
export function pickPictures(
  rows: readonly PictureRow[],
  pictures: readonly SentPicture[],
  { now, isOwn = () => false }: { now: Date; isOwn?: (shownById: string) => boolean },
): UploadedImage[] | undefined {
  const since = new Date(now.getTime() - usableMs)
  const usable = new Map(
    rows
      .filter(({ shownById, createdAt }) =>
        shownById === null ? createdAt > since : isOwn(shownById),
      )
      .map(({ id, image }) => [id, image]),
  )
  const found = pictures.map(({ uploadId, alt }) => {
    const image = usable.get(uploadId)
    return image && { ...image, alt }
  })
  return found.every((image) => image !== undefined) ? found : undefined
}

/** Whether what is shown is what was sent: by the uploads, since a retry may say something else of them. */
export function areSamePictures(
  shown: readonly ImageRef[],
  sent: readonly Pick<PictureInput, 'uploadId'>[],
): boolean {
  const ids = shown.map((image) => (image.kind === 'upload' ? image.id : image.name))
  return ids.join(' ') === sent.map(({ uploadId }) => uploadId).join(' ')
}
