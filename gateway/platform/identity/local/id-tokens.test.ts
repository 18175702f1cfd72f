import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestIdentity, toolkit, type TestIdentity } from '../testing.ts'

let service: TestIdentity
beforeAll(async () => {
  service = await startTestIdentity()
})
afterAll(() => service.close())

test('a token that comes many times at once is asked about once', async () => {
  const { json } = await service.call(toolkit('signInWithPassword'), await service.createFan())
  const verify = () => service.identity.verifyIdToken(String(json.idToken), 'red')
  // It is noted that the token has arrived.
  await verify()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  service.advance(1)
  const verdicts = await Promise.all(Array.from({ length: 20 }, verify))
  expect(verdicts).not.toContain(null)
  expect(sent).toHaveBeenCalledTimes(1)
})
