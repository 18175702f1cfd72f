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

/** What happens, the statement that does it, the one that undoes it, and what the audit then names. */
type Fault = [what: string, fault: string, mend: string, found: unknown[]]

const broken = async () =>
  (await audit(store.ownerUrl, invariants))
    .filter(({ violations }) => violations.length > 0)
    .map(({ name }) => name)
const [pieces, stock, fans, early, handedOver] = invariants.map(({ name }) => name)

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
    ...(
      [
        ['a pack without coins', 'COIN_PACK', '{"freeCoins":5}'],
        ['a pack without tickets', 'TICKET_PACK', '{}'],
        ['a digital good without a gift', 'DIGITAL', '{}'],
        ['a membership that opens nothing', 'SUBSCRIPTION', '{}'],
        ['a lot of no box', 'LOTTERY', '{"lotsOf":"treasure_none"}'],
      ] as const
    ).map(
      ([what, kind, contents]) =>
        [
          `${what} stands on a shelf`,
          `update store_item set kind = '${kind}', contents = '${contents}', per_person_limit = 1 where id = (select min(id) from store_item);
            insert into store_section (tenant_id, id, community_id, position, slug, kind, title, lead)
              select tenant_id, 'shelf', community_id, 1, 'shelf', 'GRID', name, name from store_item limit 1;
            insert into store_shelf (tenant_id, section_id, item_id, position) select tenant_id, 'shelf', min(id), 1 from store_item group by tenant_id`,
          `delete from store_shelf; delete from store_section;
            update store_item set kind = 'GOODS', contents = '{}', per_person_limit = null`,
          [handedOver],
        ] as Fault,
    ),
  ] as Fault[])('finds where %s', async (_, fault, mend, found) => {
    await owner.query(fault)
    expect(await broken()).toEqual(found)
    await owner.query(mend)
    expect(await broken()).toEqual([])
  })
})
