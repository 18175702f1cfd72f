import type { UploadedImage } from '../../platform/database/columns.ts'
import { openDisk, readFile } from '../../platform/files/disk.ts'
import { endOfAddress, isSame } from '../../platform/files/held.ts'
import { receiveUpload, type KeepUpload } from '../../platform/files/http.ts'
import { toImage } from '../../platform/files/image.ts'
import { hourMs, redraw, usableMs } from '../../platform/files/service.ts'
import type { Answer } from '../../platform/domain.ts'
import type { GatewayContext, Services } from '../../platform/graphql/context.ts'
import { answerReading } from '../../platform/http/methods.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import type { Config } from '../../platform/config.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { keyedHash } from '../../platform/secret.ts'
import {
  deletePictures,
  insertPicture,
  renewPicture,
  takePicturesOf,
  takeUnusedPictures,
  type PictureKey,
} from './pictureStore.ts'
import { findMessage } from './store.ts'
import type { WrittenMessage } from './tables.ts'

const uploadPath = '/uploads/message'
const picturesPath = '/message-pictures/'

/** For how long a browser keeps what it was given, in seconds: what is deleted is not shown for much longer. */
const keptSeconds = 60 * 60

/** What of the files' addresses talk answers: uploads for messages, and what messages show. */
export const answerPictures: Answer = async (request, services, arrival) => {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname.startsWith(picturesPath)) return servePicture(request, services)
  if (pathname !== uploadPath) return undefined
  const id = searchParams.get('id') ?? newId('upload')
  if (prefixOf(id) !== 'upload') return new Response('Bad id', { status: 400 })
  return receiveUpload(request, services, arrival, 'MESSAGE', keepPicture(services, id))
}

/**
 * Keeps a picture under an id that its fan's device made, for a message that is still to be sent. The same id again
 * is the same upload, whatever was sent the second time: what a message shows never changes.
 */
function keepPicture(services: Services, id: string): KeepUpload {
  const { config, databaseFor, now } = services
  const { tenantId } = config
  const db = databaseFor(tenantId)
  return async (userId, bytes) => {
    if (await renewPicture(db, { id, ownerId: userId }, now())) return { id }
    const redrawn = await redraw(services, bytes, 'message')
    if (typeof redrawn === 'string') return redrawn
    const { bytes: drawn, ...measures } = redrawn
    const path = `tenants/${tenantId}/messages/${newId('upload')}.webp`
    const disk = await openDisk(config.files)
    await disk.put(path, drawn)
    const image: UploadedImage = { kind: 'upload', id, path, ...measures }
    const isKept = await insertPicture(db, { id, ownerId: userId, image, createdAt: now() }).catch(
      async (error: unknown) => {
        await disk.delete(path)
        throw error
      },
    )
    // It came twice at once.
    if (!isKept) await disk.delete(path)
    return { id }
  }
}

/** A message's pictures as GraphQL's `Image`s: what was uploaded by addresses that end. */
export function toPictures({ id, images }: WrittenMessage, context: GatewayContext) {
  return images.map((image, at) => ({
    ...toImage(image, context),
    ...(image.kind === 'upload' && { url: addressOf(context, id, at + 1) }),
  }))
}

function addressOf(
  { config, now }: Pick<GatewayContext, 'config' | 'now'>,
  messageId: string,
  place: number,
): string {
  const until = endOfAddress(now()).getTime()
  const file = `${messageId}/${place}.webp`
  const query = new URLSearchParams({ until: String(until), key: keyOf(config, file, until) })
  return `${picturesPath}${file}?${query}`
}

function keyOf(config: Config, file: string, until: number): string {
  const parts = ['message picture', config.tenantId, file, String(until)]
  return keyedHash(config, ...parts).toString('base64url')
}

/**
 * `GET /message-pictures/<message>/<place>.webp?until=&key=`: what a message shows, for an address that `toPictures`
 * gave and that has not ended, as long as the message stands; 404 for any other.
 */
async function servePicture(
  request: Request,
  { config, databaseFor, now }: Pick<Services, 'config' | 'databaseFor' | 'now'>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const file = pathname.slice(picturesPath.length)
  const [, id = '', place = ''] = /^(message_[0-9a-z]{26})\/([1-9])\.webp$/.exec(file) ?? []
  const until = Number(searchParams.get('until'))
  const leftMs = until - now().getTime()
  const isOpen =
    id !== '' && leftMs > 0 && isSame(searchParams.get('key') ?? '', keyOf(config, file, until))
  return answerReading(request, async () => {
    // What is deleted shows none.
    const shown = isOpen ? await findMessage(databaseFor(config.tenantId), id) : undefined
    const image = shown?.images[Number(place) - 1]
    const bytes =
      image?.kind === 'upload'
        ? await readFile(await openDisk(config.files), image.path)
        : undefined
    if (!bytes)
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/webp',
        'content-length': String(bytes.byteLength),
        'cache-control': `private, max-age=${Math.min(keptSeconds, Math.floor(leftMs / 1000))}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
  })
}

/** Takes a message's uploads away for good, files first, so that a broken-off run is done again. */
export async function removePictures(
  { config }: Pick<JobContext, 'config'>,
  transaction: Transaction,
  messageId: string,
): Promise<void> {
  await remove(config, transaction, await takePicturesOf(transaction, messageId))
}

const batchSize = 100
/** What could be sent until just now may be on its way into a message. */
const graceMs = hourMs

/** Takes away what came into no message and can come into none any more. Answers how many uploads went. */
export async function purgePictures({
  config,
  db,
  now,
}: Pick<JobContext, 'config' | 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - usableMs - graceMs)
  const purgeBatch = () =>
    db.transaction(async (transaction) => {
      const unused = await takeUnusedPictures(transaction, before, batchSize)
      await remove(config, transaction, unused)
      return unused.length
    })
  let total = 0
  for (let count = batchSize; count === batchSize; total += count) count = await purgeBatch()
  return total
}

async function remove(
  config: Config,
  transaction: Transaction,
  pictures: readonly (PictureKey & { image: UploadedImage })[],
): Promise<void> {
  const disk = await openDisk(config.files)
  await Promise.all(pictures.map(({ image }) => disk.delete(image.path)))
  await deletePictures(transaction, pictures)
}
