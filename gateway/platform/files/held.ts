import { timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { addDays, midnightFrom } from '#rules/day.ts'
import { createWorkQueue } from '../busy.ts'
import type { Config } from '../config.ts'
import type { ArtImage } from '../database/columns.ts'
import type { GatewayContext } from '../graphql/context.ts'
import { answerReading } from '../http/methods.ts'
import { keyedHash } from '../secret.ts'
import { filesPath } from './image.ts'

/** Where bundled pictures stand that not everyone may see at any time: `content/art/held`. */
const artPath = '/art/held/'
const heldPath = `${filesPath}held/`
/** Two of them for each day, so that a picture is kept by the device until the day's end. */
const daysOfAddress = 1

/**
 * A row's picture for someone who may see it now: one that is held gets an address that ends with the second midnight
 * in Japan from now, or earlier where it is closed `by` then. Any other stays as it is.
 */
export function showHeld<Picture extends { kind: string }>(
  picture: Picture | ArtImage,
  { config, now }: Pick<GatewayContext, 'config' | 'now'>,
  by: Date | null,
): Picture | ArtImage {
  if (!('url' in picture)) return picture
  return { ...picture, url: heldUrl(picture.url, { config, now }, by) }
}

/**
 * The same for a picture's address alone: as it is drawn, or as a file of a device's size to take along.
 */
export function heldUrl(
  url: string,
  { config, now }: Pick<GatewayContext, 'config' | 'now'>,
  by: Date | null,
  shape: ImageShape | '' = '',
): string {
  if (!url.startsWith(artPath)) return url
  const end = endOfAddress(now())
  const until = (by && by < end ? by : end).getTime()
  const file = url.slice(artPath.length)
  const query = new URLSearchParams({
    until: String(until),
    key: keyOf(config, file, until, shape),
  })
  if (shape !== '') query.set('shape', shape)
  return `${heldPath}${file}?${query}`
}

/** When an address ends that is given out now: with the second midnight in Japan. */
export function endOfAddress(now: Date): Date {
  return addDays(midnightFrom(now), daysOfAddress)
}

/** Whoever has it sees this file of this tenant until then. */
function keyOf(config: Config, file: string, until: number, shape: string): string {
  const parts = shape === '' ? [file, String(until)] : [file, String(until), shape]
  return keyedHash(config, 'held file', config.tenantId, ...parts).toString('base64url')
}

/**
 * `GET /files/held/<name>?until=&key=&shape=`: a held picture, for an address that `showHeld` or `heldUrl`
 * gave and that has not ended; 404 for any other. With a shape, the picture as a file of that size to take along.
 * Undefined where the path is another.
 */
export async function handleHeld(
  request: Request,
  { config, now }: Pick<GatewayContext, 'config' | 'now'>,
  folder: URL,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.startsWith(heldPath)) return undefined
  const file = /^[a-z0-9-]+\.svg$/.exec(pathname.slice(heldPath.length))?.[0]
  const until = Number(searchParams.get('until'))
  const shape = searchParams.get('shape') ?? ''
  return answerReading(request, async () => {
    const isOpen =
      file !== undefined &&
      until > now().getTime() &&
      isSame(searchParams.get('key') ?? '', keyOf(config, file, until, shape))
    const bytes = isOpen ? await readFile(new URL(file, folder)).catch(unlessMissing) : undefined
    if (!bytes)
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
    const seconds = Math.floor((until - now().getTime()) / 1000)
    const own = shape === '' ? undefined : await toTakeAlong(bytes, file!, shape as ImageShape)
    const body = own?.bytes ?? bytes
    return new Response(new Uint8Array(body), {
      headers: {
        'content-type': 'image/svg+xml',
        'content-length': String(body.byteLength),
        'cache-control': `private, max-age=${seconds}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ...own?.headers,
      },
    })
  })
}

/** How large a picture is that a fan takes along, in pixels. */
export const imageShapes = {
  phone: { width: 1170, height: 2532 },
  desktop: { width: 2560, height: 1440 },
} as const
export type ImageShape = keyof typeof imageShapes

/** Drawing one keeps a processor busy for some 300 ms. */
const queue = createWorkQueue({ atOnce: 1, longestWaitMs: 10_000, usualMs: 300 })

/** A drawn picture as a JPEG of a device's size, its middle kept. Throws `TooBusy` where too many wait. */
async function toTakeAlong(svg: Buffer, file: string, shape: ImageShape) {
  const { default: sharp } = await import('sharp')
  const { width, height } = imageShapes[shape]
  const draw = () =>
    sharp(svg, { density: 200 }).resize(width, height).jpeg({ quality: 88 }).toBuffer()
  const bytes = await queue.admit(() => queue.run(draw))
  const name = `${file.replace(/\.svg$/, '')}-${shape}.jpg`
  const headers = {
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename="${name}"`,
  }
  return { bytes, headers }
}

/** Whether a key that was given is the right one, in as long a time wherever they differ. */
export function isSame(given: string, key: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
