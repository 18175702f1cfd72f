import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { domains } from '../../domains.generated.ts'
import { ledgerAccount } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

it('a job books what has expired, however many gateways do it at once, and nothing twice', async () => {
  await Promise.all(Array.from({ length: 5 }, () => stage.fan()))
  const balances = async () =>
    (await stage.db.select().from(ledgerAccount)).filter(({ asset }) => asset === 'COIN')
  const total = async () => (await balances()).reduce((sum, { balance }) => sum + balance, 0)
  expect(await total()).toBe(5 * 300)
  const context = { ...stage.as(null), signal: new AbortController().signal }
  const job = domains.jobs.get('bookExpired')!
  const bookAll = () => Promise.all([1, 2, 3].map(() => job.run(context, null as never)))
  await bookAll()
  expect(await total()).toBe(5 * 300)
  stage.pass(92 * 24 * 60 * 60)
  await bookAll()
  expect(await total()).toBe(0)
  await bookAll()
  const numbers = (await balances()).map(({ lastNumber }) => lastNumber)
  expect(numbers).toEqual([2, 2, 2, 2, 2])
})
