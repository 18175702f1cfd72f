import { writeLog } from '#rules/votingLog.ts'
import { readDocumentUser } from '../../platform/document-session/service.ts'
import type { Answer } from '../../platform/domain.ts'
import { makeContext } from '../../platform/graphql/make-context.ts'
import { readCookies } from '../../platform/http/cookies.ts'
import { answerReading } from '../../platform/http/methods.ts'
import { loadEvent, publishedRoundsOf } from './service.ts'
import { findLoggedVotes } from './store.ts'

const address = /^\/votes\/(votingevent_[0-9a-z]{26})\/(\d{4}-\d{2}-\d{2})\.csv$/

/** Where the log of a published round stands. */
export const logPath = (eventId: string, day: string): string => `/votes/${eventId}/${day}.csv`

/**
 * `GET /votes/<event>/<day>.csv`: each vote of a published round by its receipt, for everyone who may
 * know of the event. 404 until it is published. Undefined for any other path.
 */
export const answerLog: Answer = async (request, services, { requester }) => {
  const [, eventId, day] = address.exec(new URL(request.url).pathname) ?? []
  if (eventId === undefined || day === undefined) return undefined
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
    const event = await loadEvent(context, eventId)
    const rounds = event ? await publishedRoundsOf(context, event) : []
    if (!event || !rounds.some((round) => round.day === day))
      return new Response('Not found.', { status: 404, headers })
    const votes = await findLoggedVotes(context.db, event.id, day)
    return new Response(writeLog(votes), {
      headers: { ...headers, 'content-type': 'text/csv; charset=utf-8' },
    })
  })
}

// It may be counted anew, and in a closed community it is its members'.
const headers = { 'cache-control': 'private, no-cache' }
