import { createHash } from 'node:crypto'
import { readDocumentUser } from '../../platform/document-session/service.ts'
import type { Answer } from '../../platform/domain.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { makeContext, toLanguage } from '../../platform/graphql/make-context.ts'
import { readCookies } from '../../platform/http/cookies.ts'
import { answerReading } from '../../platform/http/methods.ts'
import { calendarOf, type CalendarEntry } from './calendar.ts'
import { loadSchedule } from './service.ts'
import type { OfficialScheduleRow } from './tables.ts'

const address = /^\/official-schedules\/(schedule_[0-9a-z]{26})\.ics$/

/**
 * `GET /official-schedules/<id>.ics?language=`: an official schedule as a calendar takes it. 404 for whoever may not
 * know of it, 304 for whoever has it as it is. Undefined for any other path.
 */
export const answerCalendar: Answer = async (request, services, { requester }) => {
  const { pathname, searchParams } = new URL(request.url)
  const id = address.exec(pathname)?.[1]
  if (id === undefined) return undefined
  return answerReading(request, async () => {
    const { config } = services
    const userId = await readDocumentUser(
      readCookies(request.headers.get('cookie'), config),
      services,
    )
    const context = makeContext(services, {
      tenantId: config.tenantId,
      language: toLanguage(searchParams.get('language')),
      userId,
      isDocument: true,
      requester,
    })
    const row = await loadSchedule(context, id)
    if (!row)
      return new Response('Not found.', {
        status: 404,
        headers: { 'cache-control': 'private, no-store' },
      })
    const entry = entryOf(context, row)
    return answerFile(request, calendarOf(entry.title, [entry]), `${id}.ics`)
  })
}

const cancelled = { ja: '【中止】', en: 'Cancelled: ' } as const

/** Where the file of a schedule stands, in the language of whoever asks. */
export const calendarUrl = (
  { config, language }: Pick<GatewayContext, 'config' | 'language'>,
  { id }: Pick<OfficialScheduleRow, 'id'>,
): string => new URL(`/official-schedules/${id}.ics?language=${language}`, config.origin).href

/** A schedule as an entry, in the language of whoever asks. */
function entryOf(
  { config, language }: Pick<GatewayContext, 'config' | 'language'>,
  row: OfficialScheduleRow,
): CalendarEntry {
  const { id, startsAt, endsAt, isCancelled, sequence, changedAt } = row
  const page = `${language === 'en' ? '/en' : ''}/official-schedules/${id}`
  return {
    startsAt,
    endsAt,
    isCancelled,
    sequence,
    changedAt,
    uid: `${id}@${new URL(config.origin).hostname}`,
    title: `${isCancelled ? cancelled[language] : ''}${row.title[language]}`,
    body: row.body[language],
    place: row.place?.[language] ?? null,
    url: new URL(page, config.origin).href,
  }
}

function answerFile(request: Request, file: string, name: string): Response {
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`
  // What is known of a closed community is its members' own.
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers })
  return new Response(file, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
