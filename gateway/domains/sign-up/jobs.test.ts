import { afterAll, beforeAll, expect, test } from 'vitest'
import { throttle } from '../../platform/identity/tables.ts'
import { startSignUp } from './service.ts'
import { signUp, verificationCode } from './tables.ts'
import { form, setStage, type TestContext } from './testing.ts'

let stage: TestContext
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

test('what has expired is taken away, and what is under way or still counts is not', async () => {
  const { db, jobs, now } = stage
  const purge = async () => {
    for (const name of ['purgeSignUps', 'purgeSignIns'] as const)
      await jobs.enqueue('red', name, null, db)
    const results = await stage.runDueJobs()
    expect(results.filter(({ status }) => status !== 'completed')).toEqual([])
  }
  const left = async () => [
    (await db.select().from(signUp)).map(({ contact }) => contact),
    (await db.select().from(verificationCode)).map(({ contact }) => contact),
    (await db.select().from(throttle)).length,
  ]
  await startSignUp(stage.browser().request(), form('first@example.com'))
  const endsAt = new Date(now().getTime() + 60_000)
  await db.insert(throttle).values({ key: Buffer.from('x'), attempts: 1, endsAt })
  await purge()
  expect(await left()).toEqual([['first@example.com'], ['first@example.com'], 1])
  stage.pass(24 * 60)
  await startSignUp(stage.browser('203.0.113.8').request(), form('second@example.com'))
  stage.pass(1)
  await purge()
  expect(await left()).toEqual([['second@example.com'], ['second@example.com'], 0])
})
