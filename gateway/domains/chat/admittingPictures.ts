import { pictureAltMaxLength, picturesMost } from '#rules/message.ts'
import { cleanText, countCharacters, cutMarkTowers } from '#rules/text.ts'
import type { UploadedImage } from '../../platform/database/columns.ts'
import { usableMs } from '../../platform/files/service.ts'
import { badInput } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { refusePictures } from '../direct-messages/service.ts'
import { findDeniedWordIn } from '../moderation/service.ts'
import { findPictures } from './pictureStore.ts'
import { findByIdempotencyKey } from './store.ts'
import type { ChannelRow } from './tables.ts'

export type PictureInput = { uploadId: string; alt?: string | null }
type Own = { id: string; authorId: string; idempotencyKey: string }

/** What an author sends with a message, as it is kept; or why it is refused. */
export async function admitPictures(
  context: GatewayContext,
  channel: ChannelRow,
  own: Own,
  pictures: readonly PictureInput[],
) {
  if (pictures.length === 0) return { images: [] }
  // No fan's doing, all of them: the composer lets none through.
  if (pictures.length > picturesMost) throw badInput('A message takes four pictures at most.')
  if (new Set(pictures.map(({ uploadId }) => uploadId)).size < pictures.length)
    throw badInput('A message takes a picture once.')
  const sent = pictures.map(({ uploadId, alt }) => ({ uploadId, alt: cleanAlt(alt ?? '') }))
  if (sent.some(({ alt }) => countCharacters(alt) > pictureAltMaxLength))
    throw badInput(`An alternative text takes ${pictureAltMaxLength} characters at most.`)
  const unanswered = await refusePictures(context, channel)
  if (unanswered) return { refused: unanswered }
  const words = sent.map(({ alt }) => alt).join('\n')
  const word = words.trim() && (await findDeniedWordIn(context, words, 'EVERYWHERE'))
  if (word)
    return { refused: { __typename: 'TextModerationError' as const, field: 'pictures', word } }
  const images = await findSendable(context, own, sent)
  return images
    ? { images }
    : { refused: { __typename: 'UploadNotFoundError' as const, field: 'pictures' } }
}

/** What is to be seen, as it is kept: a line of nothing that can't be shown. */
function cleanAlt(alt: string): string {
  return cutMarkTowers(cleanText(alt.replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ' ')))
}

/** The uploads in their order; undefined where one is not theirs to send: unknown, too old, or another message's. */
async function findSendable(
  { db, now }: GatewayContext,
  { id: messageId, authorId, idempotencyKey }: Own,
  pictures: readonly { uploadId: string; alt: string }[],
): Promise<UploadedImage[] | undefined> {
  const ids = pictures.map(({ uploadId }) => uploadId)
  if (ids.some((id) => prefixOf(id) !== 'upload')) return undefined
  const rows = await findPictures(db, authorId, ids)
  const isTaken = rows.some((row) => row.messageId !== null && row.messageId !== messageId)
  // Whoever makes no ids of their own is known by the key alone.
  const served = isTaken ? await findByIdempotencyKey(db, authorId, idempotencyKey) : undefined
  const since = new Date(now().getTime() - usableMs)
  const usable = new Map(
    rows
      .filter(({ messageId: of, createdAt }) =>
        of === null ? createdAt > since : of === messageId || of === served?.id,
      )
      .map(({ id, image }) => [id, image]),
  )
  const found = pictures.map(({ uploadId, alt }) => {
    const image = usable.get(uploadId)
    return image && { ...image, alt }
  })
  return found.every((image) => image !== undefined) ? found : undefined
}
