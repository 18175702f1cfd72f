import { timingSafeEqual } from 'node:crypto'
import { readDocumentUser } from '../../platform/document-session/service.ts'
import type { Answer } from '../../platform/domain.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { makeContext } from '../../platform/graphql/make-context.ts'
import { readCookies } from '../../platform/http/cookies.ts'
import { answerReading } from '../../platform/http/methods.ts'
import { keyedHash } from '../../platform/secret.ts'
import { loadExport } from './service.ts'
import { findFile } from './store.ts'
import type { DataExportRow } from './tables.ts'

const address = /^\/data-exports\/(dataexport_[0-9a-z]{26})\.json$/
const addressMs = 60 * 60 * 1000
const uncached = { 'cache-control': 'private, no-store' }

type Parts = Pick<GatewayContext, 'config' | 'now'>

/** Where its fan downloads a file, for an hour; null while it is being written. */
export function exportUrl({ config, now }: Parts, { id, endsAt }: DataExportRow): string | null {
  if (endsAt === null) return null
  const until = now().getTime() + addressMs
  const query = new URLSearchParams({ until: String(until), key: keyOf({ config }, id, until) })
  return new URL(`/data-exports/${id}.json?${query}`, config.origin).href
}

const keyOf = ({ config }: Pick<Parts, 'config'>, id: string, until: number) =>
  keyedHash(config, 'data export', config.tenantId, id, String(until)).toString('base64url')

/**
 * `GET /data-exports/<id>.json?until=&key=`: the file, for an address that `exportUrl` gave and that has not ended,
 * and for its fan alone, by their session; 404 for all else. Undefined for any other path.
 */
export const answerExport: Answer = async (request, services, { requester }) => {
  const { pathname, searchParams } = new URL(request.url)
  const id = address.exec(pathname)?.[1]
  if (id === undefined) return undefined
  return answerReading(request, async () => {
    const { config, now } = services
    const { tenantId } = config
    const userId = await readDocumentUser(
      readCookies(request.headers.get('cookie'), config),
      services,
    )
    const asker = { tenantId, language: 'ja' as const, userId, isDocument: true, requester }
    const context = makeContext(services, asker)
    const isGiven = isAddressOf(context, id, searchParams)
    const file =
      isGiven && (await loadExport(context, id)) && (await findFile(context.db, id, now()))
    if (!file) return new Response('Not found.', { status: 404, headers: uncached })
    const { gunzipSync } = await import('node:zlib')
    return new Response(new Uint8Array(gunzipSync(file)), {
      headers: {
        ...uncached,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
        'x-content-type-options': 'nosniff',
      },
    })
  })
}

function isAddressOf(parts: Parts, id: string, query: URLSearchParams): boolean {
  const until = Number(query.get('until'))
  if (!Number.isSafeInteger(until) || until <= parts.now().getTime()) return false
  const [given, right] = [Buffer.from(query.get('key') ?? ''), Buffer.from(keyOf(parts, id, until))]
  return given.length === right.length && timingSafeEqual(given, right)
}
