import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { invariants } from './invariants.ts'
import { openStore } from './testing.ts'

let store: Awaited<ReturnType<typeof openStore>>
let owner: pg.Client
beforeAll(async () => {
  store = await openStore()
  owner = new pg.Client({ connectionString: store.ownerUrl })
  await owner.connect()
  const items = [
    await store.item({ stock: 40 }),
    await store.item(),
    await store.item({ stock: 3 }),
  ]
  const fans = await store.fans(12)
  await Promise.all(
    fans.map(async (fan, n) => {
      const session = store.session()
      await store.hold(
        fan,
        items.slice(0, 1 + (n % 3)).map((id) => store.some(id)),
        session,
      )
      await Promise.all([
        n % 2 ? store.sell(session) : undefined,
        n % 4 ? undefined : store.release(session),
      ])
    }),
  )
})
afterAll(async () => {
  await owner.end()
  await store.close()
})

const broken = async () =>
  (await audit(store.ownerUrl, invariants))
    .filter(({ violations }) => violations.length > 0)
    .map(({ name }) => name)
const [pieces, stock, fans, early] = invariants.map(({ name }) => name)

describe('the audit', () => {
  it('finds nothing wrong with what checkouts did at once', async () => {
    expect(await broken()).toEqual([])
  })

  it.each([
    [
      'a piece is lost',
      'update store_stock set free = free - 1 where supplied = 40',
      'update store_stock set free = free + 1 where supplied = 40',
      [pieces],
    ],
    [
      'a piece is sold that nobody bought',
      'update store_stock set free = free - 1, sold = sold + 1 where supplied = 40',
      'update store_stock set free = free + 1, sold = sold - 1 where supplied = 40',
      [stock],
    ],
    [
      'a checkout holds more than was taken',
      'update store_hold set quantity = quantity + 1',
      'update store_hold set quantity = quantity - 1',
      [stock, fans],
    ],
    [
      'a fan’s count is off',
      'update store_bought set sold = sold + 1',
      'update store_bought set sold = sold - 1',
      [fans],
    ],
    [
      'something is sold early by what is no membership',
      `update store_item set early_item_id = (select max(id) from store_item), early_from = now(),
        sale_from = now() + interval '1 day' where id = (select min(id) from store_item)`,
      'update store_item set early_item_id = null, early_from = null, sale_from = null',
      [early],
    ],
  ])('finds where %s', async (_, fault, mend, found) => {
    await owner.query(fault)
    expect(await broken()).toEqual(found)
    await owner.query(mend)
    expect(await broken()).toEqual([])
  })
})
