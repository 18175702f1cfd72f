import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, sessionOf } from './testing.ts'
import { invariants } from './invariants.ts'
import { audit } from '../../platform/database/audit.ts'

let shop: Awaited<ReturnType<typeof openShop>>
let owner: pg.Client
beforeAll(async () => {
  shop = await openShop()
  owner = new pg.Client({ connectionString: shop.ownerUrl })
  await owner.connect()
  const fan = await shop.buyer(1_000)
  const item = await shop.item({ priceCoins: 100, stock: 9 })
  const paid = await shop.ready(fan, item, 2)
  sessionOf(await shop.confirm(fan, paid, 200, 200))
  await shop.cancel(fan, await shop.ready(fan, item))
  await shop.ready(await shop.buyer(), item)
})
afterAll(async () => {
  await owner.end()
  await shop.close()
})

const [orders, totals, coins, holds, attempts, waiting] = invariants.map(({ name }) => name)

/** What no code of ours does, undone again. */
const faults: [what: string, statement: string, found: (string | undefined)[]][] = [
  [
    'a session says that it is paid',
    "update checkout_session set state = 'FULFILLED' where state = 'READY'",
    [orders, holds],
  ],
  [
    'an order’s session says that it is not paid',
    "update checkout_session set state = 'READY' where state = 'FULFILLED'",
    [orders, holds],
  ],
  ['an order costs less than its lines', 'update store_order set total = total - 1', [totals]],
  ['a line costs less than was taken', 'update order_line set price = price - 1', [totals, coins]],
  ['nothing was taken for a line', 'update order_line set paid_by = null', [coins]],
  [
    'what is held is nobody’s any more',
    "update checkout_session set state = 'EXPIRED' where state = 'READY'",
    [holds],
  ],
  [
    'a session is being paid by nothing',
    "update checkout_session set state = 'PROCESSING' where state = 'READY'",
    [attempts],
  ],
  ['a session holds nothing', 'delete from store_hold where sold_at is null', [holds]],
  ['a line still waits', 'update order_line set fulfilled_at = null', [waiting]],
]

it.each(faults)('the audit finds it where %s', async (_, statement, found) => {
  const broken = async () =>
    (await audit(shop.ownerUrl, invariants))
      .filter(({ violations }) => violations.length > 0)
      .map(({ name }) => name)
  expect(await broken()).toEqual([])
  const tables = ['checkout_session', 'store_order', 'order_line', 'store_hold']
  await owner.query('create schema kept')
  for (const table of tables) await owner.query(`create table kept.${table} as table ${table}`)
  await owner.query("set session_replication_role = 'replica'")
  try {
    await owner.query(statement)
    expect(await broken()).toEqual(found)
  } finally {
    for (const table of tables) {
      await owner.query(`delete from ${table}`)
      await owner.query(`insert into ${table} table kept.${table}`)
    }
    await owner.query('reset session_replication_role; drop schema kept cascade')
  }
})
