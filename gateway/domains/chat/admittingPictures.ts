import { picturesMost } from '#rules/message.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { refusePictures } from '../direct-messages/service.ts'
import {
  areUploads,
  findPictures,
  pickPictures,
  readPictures,
  refuseAlts,
  uploadNotFound,
  type PictureInput,
  type SentPicture,
} from '../picture/service.ts'
import { messagePictures } from './pictures.ts'
import { findByIdempotencyKey } from './store.ts'
import type { ChannelRow } from './tables.ts'

type Own = { id: string; authorId: string; idempotencyKey: string }

/** What an author sends with a message, as it is kept; or why it is refused. */
export async function admitPictures(
  context: GatewayContext,
  channel: ChannelRow,
  own: Own,
  pictures: readonly PictureInput[],
) {
  if (pictures.length === 0) return { images: [] }
  const sent = readPictures(pictures, { of: 'message', most: picturesMost })
  const refused = (await refusePictures(context, channel)) ?? (await refuseAlts(context, sent))
  if (refused) return { refused }
  const images = await findSendable(context, own, sent)
  return images ? { images } : { refused: uploadNotFound }
}

/** The uploads in their order; undefined where one is not theirs to send. */
async function findSendable(
  { db, now }: GatewayContext,
  { id: messageId, authorId, idempotencyKey }: Own,
  pictures: readonly SentPicture[],
) {
  if (!areUploads(pictures)) return undefined
  const ids = pictures.map(({ uploadId }) => uploadId)
  const rows = await findPictures(db, messagePictures.table, authorId, ids)
  const isTaken = rows.some(({ shownById }) => shownById !== null && shownById !== messageId)
  // Whoever makes no ids of their own is known by the key alone.
  const served = isTaken ? await findByIdempotencyKey(db, authorId, idempotencyKey) : undefined
  const isOwn = (id: string) => id === messageId || id === served?.id
  return pickPictures(rows, pictures, { now: now(), isOwn })
}
