import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { ImageRef } from '../database/columns.ts'
import { openDisk, readFile as readStored } from '../files/disk.ts'
import type { Services } from '../graphql/context.ts'
import { makeContext, toLanguage } from '../graphql/make-context.ts'
import { answerReading } from '../http/methods.ts'
import type { RateGuard } from '../http/rate.ts'
import type { Handler } from '../http/server.ts'
import { prefixOf } from '../ids.ts'
import { loadTenant } from '../tenant/service.ts'
import type { Asked, PictureDrawer } from './drawer.ts'
import { revisionOf, type SharePicture, type SharePictures } from './sharePicture.ts'

const address = /^\/share-pictures\/([a-z]{1,30}_[0-9a-z]{26})\/(ja|en)-[0-9a-f]{16}\.png$/
/** Art of ours that everyone may load: never what is held. */
const art = /^\/art\/([a-z0-9-]+\.(?:svg|webp|png))$/

/** Pictures that are kept drawn, for all tenants of a process: by what is drawn on them. */
export type DrawnPictures = LRUCache<string, Promise<Uint8Array>>

/** The most of them: of some 60 kB each. */
const mostKept = { max: 300 }

export const createDrawnPictures = (): DrawnPictures =>
  new LRUCache<string, Promise<Uint8Array>>(mostKept)

type Parts = {
  services: Services
  rate: RateGuard
  pictures: SharePictures
  drawer: PictureDrawer
  drawn: DrawnPictures
  /** Where the art stands. */
  artFolder: URL
}

/**
 * `GET /share-pictures/<id>/<language>-<revision>.png`: what is shown beside a link to this id's page, 1200 × 630. It
 * is drawn as it is now, whichever revision is asked for, so that an old link keeps a picture and no address draws one
 * twice. 404 where a guest may not know of it; undefined for any other path.
 */
export function createSharePictureHandler(parts: Parts): Handler {
  return async (request, { requester }) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/share-pictures/')) return undefined
    return answerReading(request, async () => {
      const wait = parts.rate.take('address', requester)
      if (wait > 0) return say(429, 'Too many requests.', { 'retry-after': String(wait) })
      const [, id, language] = address.exec(pathname) ?? []
      const asked = id === undefined ? null : await describe(parts, id, language, requester)
      if (!asked) return say(404, 'Not found.')
      return new Response(new Uint8Array(await drawOnce(parts, asked)), { headers })
    })
  }
}

type Described = { picture: SharePicture; site: string; palette: string }

/** What is to be drawn, as a guest may know it. */
async function describe(
  { services, pictures }: Parts,
  id: string,
  language: string | undefined,
  requester: string,
): Promise<Described | null> {
  const { config } = services
  const context = makeContext(services, {
    tenantId: config.tenantId,
    language: toLanguage(language),
    userId: null,
    isDocument: true,
    requester,
  })
  // In a closed community each loader refuses a guest; here none of them is even asked.
  if (config.isClosedCommunity) return null
  const picture = await pictures.get(prefixOf(id) ?? '')?.(context, id)
  if (!picture) return null
  const { name, brand } = await loadTenant(context)
  const palette = picture.palette ?? brand.palette ?? config.theme.palette
  return { picture, site: name[context.language], palette }
}

/** The same words, art and colours are drawn once, also for those who ask at the same time. */
async function drawOnce(parts: Parts, described: Described): Promise<Uint8Array> {
  const { drawn, drawer, services } = parts
  const { picture, site, palette } = described
  const key = `${services.config.tenantId} ${revisionOf(described)}`
  const draw = async () => {
    const { label, title, line = '' } = picture
    const art = picture.image && (await readArt(parts, picture.image))
    return drawer.draw({ words: { label, title, line, site }, palette, art })
  }
  const known = drawn.get(key) ?? draw()
  drawn.set(key, known)
  return known.catch((error: unknown) => {
    if (drawn.peek(key) === known) drawn.delete(key)
    throw error
  })
}

/** A picture's file; null where there is none any more: words alone say enough. */
async function readArt({ services, artFolder }: Parts, image: ImageRef): Promise<Asked['art']> {
  if (image.kind === 'upload') {
    const bytes = await readStored(await openDisk(services.config.files), image.path)
    return bytes ? { bytes, focusX: 0.5, focusY: 0.5 } : null
  }
  const file = art.exec(image.url)?.[1]
  const bytes =
    file === undefined ? undefined : await readFile(new URL(file, artFolder)).catch(unlessMissing)
  return bytes ? { bytes, focusX: image.focusX, focusY: image.focusY } : null
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

const say = (status: number, words: string, more: Record<string, string> = {}) =>
  new Response(words, { status, headers: { 'cache-control': 'no-store', ...more } })

const headers = {
  'content-type': 'image/png',
  // What is taken away or hidden is gone from others' caches within the hour.
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}
