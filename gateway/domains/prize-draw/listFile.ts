import { readDocumentUser } from '../../platform/document-session/service.ts'
import type { Answer } from '../../platform/domain.ts'
import { makeContext } from '../../platform/graphql/make-context.ts'
import { readCookies } from '../../platform/http/cookies.ts'
import { answerReading } from '../../platform/http/methods.ts'
import { loadPrizeDraw } from './draws.ts'
import { evidenceOfDraw } from './proof.ts'

const address = /^\/draw-lists\/(prizedraw_[0-9a-z]{26})\.json$/

/** Where the list of a draw that closed stands. */
export const listPath = (drawId: string): string => `/draw-lists/${drawId}.json`

/**
 * `GET /draw-lists/<draw>.json`: all that proves a draw, its entries by their ids and pseudonyms, for everyone who may
 * know of it. 404 until it is closed. Undefined for any other path.
 */
export const answerList: Answer = async (request, services, { requester }) => {
  const [, drawId] = address.exec(new URL(request.url).pathname) ?? []
  if (drawId === undefined) return undefined
  return answerReading(request, async () => {
    const { config } = services
    const cookies = readCookies(request.headers.get('cookie'), config)
    const userId = await readDocumentUser(cookies, services)
    const context = makeContext(services, {
      tenantId: config.tenantId,
      language: 'ja',
      userId,
      isDocument: true,
      requester,
    })
    const draw = await loadPrizeDraw(context, drawId)
    if (!draw || draw.listedAt === null) return new Response('Not found.', { status: 404, headers })
    return Response.json(await evidenceOfDraw(context.db, draw), { headers })
  })
}

// Another may be drawn for what is forfeited, and in a closed community it is its members'.
const headers = { 'cache-control': 'private, no-cache' }
