import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { invariants } from './invariants.ts'
import { spend } from './service.ts'
import { openLedger } from './testing.ts'
import { takeTurn } from './testing.turns.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

/** What the audit finds. */
async function faults() {
  return (await audit(ledger.ownerUrl, invariants)).filter(
    ({ violations }) => violations.length > 0,
  )
}

/** A process that moves coins, killed after so many answers. What it had asked, and what it was answered. */
async function killAfter(answers: number, fan: string) {
  const file = new URL('testing.killed.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [file, ledger.appUrl, fan], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const asked: string[] = []
  const answered = new Map<string, string>()
  for await (const line of createInterface(child.stdout)) {
    const [word, key = '', ...answer] = line.split(' ')
    if (word === 'asks') asked.push(key)
    else answered.set(key, answer.join(' '))
    if (answered.size === answers) child.kill('SIGKILL')
  }
  await exited
  return { asked, answered }
}

it('a gateway that is killed in the middle has moved all of a transfer or nothing, and its keys go on', async () => {
  const fan = await ledger.fan()
  for (const answers of [3, 10, 25]) {
    const { asked, answered } = await killAfter(answers, fan)
    expect(await faults()).toEqual([])
    // Whoever comes next asks with the same keys: what was done is answered alike, and the rest is done once.
    const again = new Map<string, string>()
    for (const key of asked) again.set(key, JSON.stringify(await takeTurn(ledger.db, fan, key)))
    // A refusal is not remembered.
    for (const [key, answer] of answered) if (!answer.includes('DONE')) again.set(key, answer)
    expect([...answered].filter(([key, answer]) => again.get(key) !== answer)).toEqual([])
    expect(await faults()).toEqual([])
  }
})

it('a connection that PostgreSQL ends before the commit leaves nothing behind, nor a lock', async () => {
  const fan = await ledger.fan()
  await ledger.give(fan, 50)
  const owner = new pg.Client({ connectionString: ledger.ownerUrl })
  await owner.connect()
  const key = ledger.key()
  const order = { key, reason: 'STORE_ORDER', ownerId: fan, asset: 'COIN', amount: 20 } as const
  const lost = ledger.run(async (transaction) => {
    const answer = await spend(transaction, { ...order, at: ledger.now() })
    expect(answer).toMatchObject({ outcome: 'DONE' })
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`)
    return answer
  })
  await expect(lost).rejects.toThrow()
  await owner.end()
  expect(await ledger.coinsOf(fan)).toEqual({ free: 50, paid: 0 })
  expect(await ledger.take(fan, 20, { key })).toMatchObject({ outcome: 'DONE', free: 20 })
  expect(await faults()).toEqual([])
})
