import type { SQL } from 'drizzle-orm'
import type { GatewayContext, Services } from '../graphql/context.ts'
import type { UploadedImage } from '../database/columns.ts'
import { newId } from '../ids.ts'
import { openDisk } from './disk.ts'
import { reencode, type PictureProblem, type PictureShape, type Redrawn } from './picture.ts'
import { countAttempts, findUploadRow, insertAttempt, insertUpload, lockUploader } from './store.ts'
import type { AttemptKind, upload } from './tables.ts'
import { whileEncoding } from './concurrency.ts'

/** Where a domain puts uploads to use: a condition that holds for those of its rows' pictures. */
export type UploadsInUse = (uploaded: typeof upload) => SQL

/**
 * Pictures a fan may send in an hour, broken ones too, by what they are for: trying out a dozen avatars is normal, and
 * so are thirty messages with four pictures each, or a dozen posts with ten.
 */
const hourlyAttempts: Record<AttemptKind, number> = { AVATAR: 20, MESSAGE: 120, POST: 120 }
/** For how long an attempt counts. */
export const hourMs = 60 * 60 * 1000
/** How long an upload waits to be put to use, in milliseconds; then it goes. */
export const usableMs = 24 * hourMs

/** This person's upload, while it may be put to use. */
export function findUpload(
  { db, now }: Pick<GatewayContext, 'db' | 'now'>,
  id: string,
  ownerId: string,
): Promise<UploadedImage | undefined> {
  return findUploadRow(db, id, ownerId, new Date(now().getTime() - usableMs))
}

/**
 * Counts an attempt, before the picture is read: a broken one costs as much as another. False where this person
 * has sent too many within the hour; what is refused doesn't count.
 */
export async function takeAttempt(
  { databaseFor, now }: Pick<Services, 'databaseFor' | 'now'>,
  tenantId: string,
  ownerId: string,
  kind: AttemptKind = 'AVATAR',
): Promise<boolean> {
  return databaseFor(tenantId).transaction(async (transaction) => {
    await lockUploader(transaction, ownerId)
    const since = new Date(now().getTime() - hourMs)
    const taken = await countAttempts(transaction, { ownerId, kind, since })
    if (taken >= hourlyAttempts[kind]) return false
    await insertAttempt(transaction, { id: newId('upload'), ownerId, kind, attemptedAt: now() })
    return true
  })
}

/** Keeps a picture as this person's avatar-to-be, re-encoded. */
export async function keepAvatar(
  services: Services,
  tenantId: string,
  userId: string,
  bytes: Buffer,
): Promise<UploadedImage | PictureProblem> {
  const avatar = await redraw(services, bytes, 'avatar')
  return typeof avatar === 'string' ? avatar : keep(services, tenantId, userId, avatar)
}

/** Draws a picture anew in this shape, once it is its turn: what else was in the file is gone. */
export function redraw(
  { log }: Pick<Services, 'log'>,
  bytes: Buffer,
  shape: PictureShape,
): Promise<Redrawn | PictureProblem> {
  return whileEncoding(() => reencode(bytes, log, shape))
}

/** Keeps a picture that was drawn anew as an upload of this person's. Only `avatars` are served to all. */
export async function keep(
  { config, databaseFor, now }: Pick<Services, 'config' | 'databaseFor' | 'now'>,
  tenantId: string,
  ownerId: string,
  { bytes, width, height, dominantColor }: Redrawn,
  folder: 'avatars' | 'letters' = 'avatars',
): Promise<UploadedImage> {
  const id = newId('upload')
  const path = `tenants/${tenantId}/${folder}/${id}.webp`
  const image: UploadedImage = { kind: 'upload', id, path, width, height, dominantColor }
  const disk = await openDisk(config.files)
  await disk.put(path, bytes)
  try {
    await insertUpload(databaseFor(tenantId), { id, ownerId, image, createdAt: now() })
  } catch (error) {
    await disk.delete(path)
    throw error
  }
  return image
}
