import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { bookExpired } from './expiry.ts'
import { invariants } from './invariants.ts'
import { idOf, openLedger, paid } from './testing.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
let owner: pg.Client
let spent: string
let fan: string
beforeAll(async () => {
  ledger = await openLedger()
  owner = new pg.Client({ connectionString: ledger.ownerUrl })
  await owner.connect()
  fan = await ledger.fan()
  const bought = idOf(await ledger.give(fan, 100, paid))
  await ledger.give(fan, 30)
  await ledger.undo(idOf(await ledger.take(fan, 10)))
  spent = idOf(await ledger.take(fan, 50))
  await ledger.give(fan, 7, { expiry: { afterDays: 1 } })
  await ledger.undo(bought, { mayOwe: true })
  ledger.pass(3)
  await bookExpired(ledger.db, ledger.now())
  await ledger.give(fan, 70, paid)
})
afterAll(async () => {
  await owner.end()
  await ledger.close()
})

/** The invariants that do not hold, as the owner sees them. */
async function broken(): Promise<string[]> {
  const findings = await audit(ledger.ownerUrl, invariants)
  return findings.filter(({ violations }) => violations.length > 0).map(({ name }) => name)
}

const [balances, numbers, sums, lots, expiries, purchases, reversals, debts] = invariants.map(
  ({ name }) => name,
)

/** What no role of the app may do, done past all triggers and undone again. */
const faults: [what: string, statements: string[], found: (string | undefined)[]][] = [
  [
    'an entry is changed',
    ['update ledger_entry set amount = amount + 1 where number = 1 and asset = $c'],
    [balances, numbers, sums, lots],
  ],
  [
    'an entry is gone',
    ['delete from ledger_entry where number = 2 and asset = $c'],
    [balances, numbers, sums, lots],
  ],
  ['the system’s side is gone', ["delete from ledger_entry where account = 'ISSUED'"], [balances]],
  [
    'a transfer has no entries',
    [
      "insert into ledger_transfer (tenant_id, id, kind, reason, idempotency_key, body_hash, at) values ('ouen', 'x', 'GRANT', 'SUPPORT', 'x', '', now())",
    ],
    [balances],
  ],
  [
    'a balance is raised',
    ['update ledger_account set balance = balance + 1 where asset = $c'],
    [sums],
  ],
  ['an account is gone', ['delete from ledger_account where asset = $c'], [sums]],
  [
    'a lot is refilled',
    ['update ledger_lot set remaining = remaining + 5 where asset = $c'],
    [sums, lots],
  ],
  [
    'lot and balance are raised alike',
    [
      'update ledger_lot set remaining = remaining + 1 where id = (select max(id) from ledger_lot where asset = $c)',
      'update ledger_account set balance = balance + 1 where asset = $c',
    ],
    [sums, lots],
  ],
  ['a lot is another’s', ["update ledger_lot set owner_id = 'user_other'"], [sums, lots]],
  [
    'what had expired was spent',
    ["update ledger_transfer set at = at + interval '1 year' where kind = 'SPEND'"],
    [expiries],
  ],
  [
    'an expiry was early',
    ["update ledger_transfer set at = at - interval '1 year' where kind = 'EXPIRY'"],
    [expiries],
  ],
  [
    'a paid lot was filled twice',
    ["update ledger_lot set opened_by = 'other' where class = 'PAID'"],
    [purchases],
  ],
  [
    'a grant was taken back as if it were a spending',
    [
      "update ledger_transfer set kind = 'SPEND' where kind = 'GRANT' and id in (select reverses from ledger_transfer)",
    ],
    [reversals],
  ],
  [
    'a debt was given rather than left',
    [
      "update ledger_transfer set kind = 'GRANT', reverses = null where kind = 'REVERSAL' and id in (select transfer_id from ledger_entry where asset = 'DEBT:COIN')",
    ],
    [purchases, debts],
  ],
  [
    'a debt was paid with less than it was',
    [
      "update ledger_entry set amount = amount - 1 where asset = 'DEBT:COIN' and transfer_id in (select id from ledger_transfer where reason = 'DEBT')",
    ],
    [balances, numbers, sums, lots, debts],
  ],
]

describe('the audit', () => {
  it('finds nothing in books that add up', async () => {
    expect(await broken()).toEqual([])
  })

  it.each(faults)('finds it where %s', async (_, statements, found) => {
    await owner.query('create schema kept')
    const tables = ['ledger_transfer', 'ledger_lot', 'ledger_account', 'ledger_entry']
    for (const table of tables) await owner.query(`create table kept.${table} as table ${table}`)
    await owner.query("set session_replication_role = 'replica'")
    try {
      for (const statement of statements) await owner.query(statement.replaceAll('$c', "'COIN'"))
      expect(await broken()).toEqual(found)
    } finally {
      for (const table of tables.toReversed()) {
        await owner.query(`delete from ${table}`)
        await owner.query(`insert into ${table} overriding system value table kept.${table}`)
      }
      await owner.query('reset session_replication_role; drop schema kept cascade')
    }
    expect(await broken()).toEqual([])
  })

  it('sees one instant, however much is written beside it', async () => {
    const fans = await Promise.all(Array.from({ length: 4 }, () => ledger.fan()))
    let isOver = false
    const writing = fans.map(async (each) => {
      while (!isOver) {
        await ledger.give(each, 20)
        await ledger.undo(idOf(await ledger.take(each, 15)))
      }
    })
    try {
      for (let times = 0; times < 10; times += 1) expect(await broken()).toEqual([])
    } finally {
      isOver = true
      await Promise.all(writing)
    }
  })

  it('reads all tenants as an owner that is no superuser, and one on a connection bound to it', async () => {
    const blue = await ledger.fan(ledger.databaseFor('blue'))
    await owner.query('create role auditor login')
    await owner.query('grant postgres to auditor')
    await owner.query('set role auditor')
    const tenants = async () =>
      (await owner.query('select distinct tenant_id from app_user order by 1')).rows
    try {
      expect(await tenants()).toEqual([{ tenant_id: 'blue' }, { tenant_id: 'ouen' }])
      await owner.query("begin; set local app.tenant_id = 'blue'")
      expect(await tenants()).toEqual([{ tenant_id: 'blue' }])
      await owner.query('rollback')
    } finally {
      await owner.query('reset role; drop role auditor')
    }
    expect(blue).toMatch(/^user_/)
  })
})

describe('npm run ledger:audit', () => {
  async function run(): Promise<{ status: number; told: string }> {
    const child = spawn(process.execPath, ['scripts/ledger-audit.ts'], {
      env: { ...process.env, DATABASE_URL: ledger.appUrl, DATABASE_OWNER_URL: ledger.ownerUrl },
    })
    const [told, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    return { status: status as number, told }
  }

  it('exits with 0 where the books add up, and says what is wrong where they do not', async () => {
    expect((await run()).status).toBe(0)
    await owner.query(`update ledger_account set balance = balance + 1 where owner_id = '${fan}'`)
    const { status, told } = await run()
    await owner.query(`update ledger_account set balance = balance - 1 where owner_id = '${fan}'`)
    expect(status).toBe(1)
    expect(told).toContain(`✗ ${sums}`)
    expect(told).toContain(`ouen: COIN of ${fan}`)
    expect(spent).toMatch(/^transfer_/)
  })
})
