import { postPicturesMost } from '#rules/post.ts'
import type { UploadedImage } from '../../platform/database/columns.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import {
  areSamePictures,
  areUploads,
  findPictures,
  lockPictures,
  pickPictures,
  readPictures,
  refuseAlts,
  toPictures,
  type PictureInput,
  type PictureKind,
  type SentPicture,
} from '../picture/service.ts'
import { findWritten } from '../written/service.ts'
import { post, postPicture, type PostRow } from './tables.ts'

/** What posts show of what was uploaded for them. */
export const postPictures: PictureKind = {
  name: 'post',
  table: postPicture,
  attempt: 'POST',
  async findShown(db, id) {
    const row = await findWritten(db, post, id)
    // What is held is deleted too.
    return row && row.deletedAt === null ? row.pictures : undefined
  },
}

/** A post's pictures as whoever may read it sees them; none while it is held, since no address of them would answer. */
export const picturesOf = ({ id, pictures, heldAt }: PostRow, context: GatewayContext) =>
  heldAt ? [] : toPictures(postPictures, { id, images: pictures }, context)

/** What an author sends with a post, cleaned; or why it is refused. */
export async function admitPictures(context: GatewayContext, pictures: readonly PictureInput[]) {
  const sent = readPictures(pictures, { of: 'post', most: postPicturesMost })
  const refused = await refuseAlts(context, sent)
  return refused ? { refused } : { sent }
}

/**
 * The author's uploads in their order, locked until the transaction ends; undefined where one is not theirs to post:
 * unknown, from yesterday, or in another post.
 */
export async function takeUploads(
  transaction: Transaction,
  { authorId, sent, at }: { authorId: string; sent: readonly SentPicture[]; at: Date },
): Promise<UploadedImage[] | undefined> {
  if (sent.length === 0) return []
  if (!areUploads(sent)) return undefined
  const ids = sent.map(({ uploadId }) => uploadId)
  const rows = await lockPictures(transaction, postPicture, authorId, ids)
  return pickPictures(rows, sent, { now: at })
}

/**
 * The author's post that shows exactly these uploads, where one stands: whose answer was lost, and which is written anew
 * under another key. Undefined where there is none.
 */
export async function findPostOfUploads(
  transaction: Transaction,
  { authorId, sent }: { authorId: string; sent: readonly SentPicture[] },
): Promise<PostRow | undefined> {
  if (!areUploads(sent)) return undefined
  const ids = sent.map(({ uploadId }) => uploadId)
  const [first] = await findPictures(transaction, postPicture, authorId, ids)
  const shown = first?.shownById ? await findWritten(transaction, post, first.shownById) : undefined
  const isStanding = shown && shown.deletedAt === null && areSamePictures(shown.pictures, sent)
  return isStanding ? shown : undefined
}
