import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setStage, type TestContext } from '../../domains/sign-up/testing.ts'
import { migrate } from '../database/migrate.ts'
import { createHttpServer } from '../http/server.ts'
import { openMovableClock, type MovableClock } from './clock.ts'
import { createClockHandler } from './http.ts'

let stage: TestContext
let clocks: MovableClock[]
let server: ReturnType<typeof createHttpServer>
let url: string

beforeAll(async () => {
  stage = await setStage()
  await migrate(stage.database.ownerUrl, { isClockMovable: true })
  const open = () => openMovableClock(stage.database.pools)
  clocks = [await open(), await open()]
  server = createHttpServer(stage, [], [createClockHandler(clocks[0]!)])
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://localhost:${(server.address() as AddressInfo).port}/test-clock`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  for (const clock of clocks) await clock.close()
  await stage.clear()
})

const hour = 60 * 60 * 1000
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
const ahead = (now: Date | string) =>
  Math.floor((new Date(now).getTime() - Date.now()) / hour + 0.5)

test('moves the time of every process and of the queue, and keeps it for the next life', async () => {
  const answer = await post(JSON.stringify({ advanceMs: 48 * hour }))
  expect(answer.status).toBe(200)
  const { now } = (await answer.json()) as { now: string }
  expect(ahead(now)).toBe(48)
  await expect.poll(() => ahead(clocks[1]!.now())).toBe(48)
  const { rows } = await stage.database.pools
    .forQueue()
    .query<{ now: Date }>('select jobs.job_now() as now')
  expect(ahead(rows[0]!.now)).toBe(48)
  const later = await openMovableClock(stage.database.pools)
  expect(ahead(later.now())).toBe(48)
  await later.close()
})

test('adds up what many move at once', async () => {
  const before = clocks[0]!.now().getTime()
  await Promise.all(Array.from({ length: 20 }, () => clocks[0]!.advance(hour)))
  expect(Math.round((clocks[0]!.now().getTime() - before) / hour)).toBe(20)
})

test.each([
  ['back in time', '{"advanceMs":-1}', 400],
  ['by a part', '{"advanceMs":0.5}', 400],
  ['by a word', '{"advanceMs":"1"}', 400],
  ['for ever', '{"advanceMs":9007199254740991}', 400],
  ['by nothing that can be read', 'advance', 400],
])('does not move %s', async (_, body, status) => {
  const before = ahead(clocks[0]!.now())
  expect((await post(body)).status).toBe(status)
  expect(ahead(clocks[0]!.now())).toBe(before)
})

test('is not there for whoever asks from elsewhere', async () => {
  const before = ahead(clocks[0]!.now())
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await post(JSON.stringify({ advanceMs: hour }), headers)).status).toBe(404)
  expect((await fetch(url, { headers })).status).toBe(404)
  expect(ahead(clocks[0]!.now())).toBe(before)
})

test('data whose clock was moved serve no gateway that keeps the real time', async () => {
  await expect(migrate(stage.database.ownerUrl)).rejects.toThrow('TEST_CLOCK=on')
})
