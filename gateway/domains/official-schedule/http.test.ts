import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openCommunity } from '../chat/testing.ts'
import { answerCalendar, calendarUrl } from './http.ts'
import { officialSchedule } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let radio: string
beforeAll(async () => {
  stage = await openCommunity({ PUBLIC_ORIGIN: 'https://ouen.example' })
  radio = await idOf('radio-2026-11-21')
})
afterAll(() => stage.close())

const idOf = async (key: string) =>
  (await stage.db.select().from(officialSchedule).where(eq(officialSchedule.key, key)))[0]!.id

async function ask(url: string, request: RequestInit = {}, services = stage.as(null)) {
  const asked = new Request(new URL(url, 'https://ouen.example'), request)
  const arrival = { requester: '203.0.113.7' } as Parameters<typeof answerCalendar>[2]
  return (await answerCalendar(asked, services, arrival))!
}

it('gives a schedule as a file that calendars take, in the language that is asked for', async () => {
  const url = calendarUrl({ ...stage.as(null), language: 'en' }, { id: radio })
  expect(url).toBe(`https://ouen.example/official-schedules/${radio}.ics?language=en`)
  const answer = await ask(url)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${radio}.ics"`)
  const file = (await answer.text()).replaceAll('\r\n ', '')
  expect(file).toContain('SUMMARY:Radio at 2 A.M.\r\n')
  expect(file).toContain('DTSTART:20261120T170000Z\r\nDTEND:20261120T183000Z\r\n')
  expect(file).toContain(`UID:${radio}@ouen.example\r\n`)
  expect(file).toContain(`URL:https://ouen.example/en/official-schedules/${radio}\r\n`)
})

it('says where one goes, and what was cancelled', async () => {
  const walk = await idOf('sketch-walk-2026-11-27')
  const file = (await (await ask(`/official-schedules/${walk}.ics`)).text()).replaceAll('\r\n ', '')
  expect(file).toContain('SUMMARY:【中止】港町スケッチ散歩\r\n')
  expect(file).toContain('STATUS:CANCELLED\r\n')
  expect(file).toContain('LOCATION:旧桟橋の時計の下\r\n')
})

it('sends nothing again to whoever has it as it is', async () => {
  const url = `/official-schedules/${radio}.ics`
  const etag = (await ask(url)).headers.get('etag')!
  const again = await ask(url, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const moved = new Date('2026-11-20T18:00:00.000Z')
  await stage.db
    .update(officialSchedule)
    .set({ startsAt: moved, sequence: 1, changedAt: stage.as(null).now() })
    .where(eq(officialSchedule.id, radio))
  const changed = await ask(url, { headers: { 'if-none-match': etag } })
  expect(changed.status).toBe(200)
  expect(await changed.text()).toContain('SEQUENCE:1\r\n')
})

it('knows no other address, no other method, and nothing of a closed community', async () => {
  const url = `/official-schedules/${radio}.ics`
  expect(await ask(`/official-schedules/${radio}`)).toBeUndefined()
  expect(await ask(`/official-schedules/constructor.ics`)).toBeUndefined()
  expect((await ask(`/official-schedules/${newId('schedule')}.ics`)).status).toBe(404)
  expect((await ask(url, { method: 'POST' })).status).toBe(405)
  const open = stage.as(null)
  const closed = { ...open, config: { ...open.config, isClosedCommunity: true } }
  expect((await ask(url, {}, closed)).status).toBe(404)
})
