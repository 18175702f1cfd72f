import type { ImageRef, UploadedImage } from '../../platform/database/columns.ts'
import type { Config } from '../../platform/config.ts'
import type { Answer } from '../../platform/domain.ts'
import { openDisk, readFile } from '../../platform/files/disk.ts'
import { endOfAddress, isSame } from '../../platform/files/held.ts'
import { receiveUpload, type KeepUpload } from '../../platform/files/http.ts'
import { toImage } from '../../platform/files/image.ts'
import { redraw } from '../../platform/files/service.ts'
import type { GatewayContext, Services } from '../../platform/graphql/context.ts'
import { answerReading } from '../../platform/http/methods.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import { keyedHash } from '../../platform/secret.ts'
import type { PictureKind } from './kind.ts'
import { purgedBefore } from './removing.ts'
import { findPictures, insertPicture, renewPicture } from './store.ts'

const picturesPath = ({ name }: Pick<PictureKind, 'name'>) => `/${name}-pictures/`

/** For how long a browser keeps what it was given, in seconds: what is deleted is not shown for much longer. */
const keptSeconds = 60 * 60

/** Answers, of the files' addresses, the uploads for one kind and what that kind shows. */
export function answerPictures(kind: PictureKind): Answer {
  return async (request, services, arrival) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.startsWith(picturesPath(kind))) return servePicture(kind, request, services)
    if (pathname !== `/uploads/${kind.name}`) return undefined
    const id = searchParams.get('id') ?? newId('upload')
    if (prefixOf(id) !== 'upload') return new Response('Bad id', { status: 400 })
    return receiveUpload(request, services, arrival, kind.attempt, keepPicture(kind, services, id))
  }
}

/**
 * Keeps a picture under an id that its fan's device made, for what is still to be sent. The same id again is the same
 * upload, whatever was sent the second time: what is shown never changes.
 */
function keepPicture({ name, table }: PictureKind, services: Services, id: string): KeepUpload {
  const { config, databaseFor, now } = services
  const { tenantId } = config
  const db = databaseFor(tenantId)
  return async (userId, bytes) => {
    const at = { createdAt: now(), purgedBefore: purgedBefore(now()) }
    if (await renewPicture(db, table, { id, ownerId: userId }, at)) return { id }
    // What a purge left half-way, or has not come to: its file goes once another stands in its place.
    const [former] = await findPictures(db, table, userId, [id])
    const redrawn = await redraw(services, bytes, 'message')
    if (typeof redrawn === 'string') return redrawn
    const { bytes: drawn, ...measures } = redrawn
    const path = `tenants/${tenantId}/${name}s/${newId('upload')}.webp`
    const disk = await openDisk(config.files)
    await disk.put(path, drawn)
    const image: UploadedImage = { kind: 'upload', id, path, ...measures }
    const row = { id, ownerId: userId, image, createdAt: now() }
    const isKept = await insertPicture(db, table, row, at.purgedBefore).catch(
      async (error: unknown) => {
        await disk.delete(path)
        throw error
      },
    )
    // It came twice at once.
    if (!isKept) await disk.delete(path)
    else if (former) await disk.delete(former.image.path)
    return { id }
  }
}

/** What is shown, as GraphQL's `Image`s: what was uploaded by addresses that end. */
export function toPictures(
  kind: Pick<PictureKind, 'name'>,
  { id, images }: { id: string; images: readonly ImageRef[] },
  context: Pick<GatewayContext, 'config' | 'now' | 'language'>,
) {
  return images.map((image, at) => ({
    ...toImage(image, context),
    ...(image.kind === 'upload' && { url: addressOf(kind, context, id, at + 1) }),
  }))
}

function addressOf(
  kind: Pick<PictureKind, 'name'>,
  { config, now }: Pick<GatewayContext, 'config' | 'now'>,
  id: string,
  place: number,
): string {
  const until = endOfAddress(now()).getTime()
  const file = `${id}/${place}.webp`
  const query = new URLSearchParams({ until: String(until), key: keyOf(kind, config, file, until) })
  return `${picturesPath(kind)}${file}?${query}`
}

function keyOf(
  { name }: Pick<PictureKind, 'name'>,
  config: Config,
  file: string,
  until: number,
): string {
  const parts = [`${name} picture`, config.tenantId, file, String(until)]
  return keyedHash(config, ...parts).toString('base64url')
}

/**
 * `GET /<kind>-pictures/<id>/<place>.webp?until=&key=`: what is shown, for an address that `toPictures` gave and that has
 * not ended, as long as what shows it stands; 404 for any other.
 */
async function servePicture(
  kind: PictureKind,
  request: Request,
  { config, databaseFor, now }: Pick<Services, 'config' | 'databaseFor' | 'now'>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const file = pathname.slice(picturesPath(kind).length)
  const [, id = '', place = ''] = /^([a-z]+_[0-9a-z]{26})\/([1-9][0-9]?)\.webp$/.exec(file) ?? []
  const until = Number(searchParams.get('until'))
  const leftMs = until - now().getTime()
  const isOpen =
    prefixOf(id) === kind.name &&
    leftMs > 0 &&
    isSame(searchParams.get('key') ?? '', keyOf(kind, config, file, until))
  return answerReading(request, async () => {
    // What is deleted shows none.
    const shown = isOpen ? await kind.findShown(databaseFor(config.tenantId), id) : undefined
    const image = shown?.[Number(place) - 1]
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
