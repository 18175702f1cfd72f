import { timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { addDays, midnightFrom } from '#rules/day.ts'
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
  if (!('url' in picture) || !picture.url.startsWith(artPath)) return picture
  const end = addDays(midnightFrom(now()), daysOfAddress)
  const until = (by && by < end ? by : end).getTime()
  const file = picture.url.slice(artPath.length)
  const query = new URLSearchParams({ until: String(until), key: keyOf(config, file, until) })
  return { ...picture, url: `${heldPath}${file}?${query}` }
}

/** Whoever has it sees this file of this tenant until then. */
function keyOf(config: Config, file: string, until: number): string {
  return keyedHash(config, 'held file', config.tenantId, file, String(until)).toString('base64url')
}

/**
 * `GET /files/held/<name>.svg?until=&key=`: a held picture, for an address that `showHeld` gave and that has not ended;
 * 404 for any other. Undefined where the path is another.
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
  return answerReading(request, async () => {
    const isOpen =
      file !== undefined &&
      until > now().getTime() &&
      isSame(searchParams.get('key') ?? '', keyOf(config, file, until))
    const bytes = isOpen ? await readFile(new URL(file, folder)).catch(unlessMissing) : undefined
    if (!bytes)
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
    const seconds = Math.floor((until - now().getTime()) / 1000)
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/svg+xml',
        'content-length': String(bytes.byteLength),
        'cache-control': `private, max-age=${seconds}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    })
  })
}

function isSame(given: string, key: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
