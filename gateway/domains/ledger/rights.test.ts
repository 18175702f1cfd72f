import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLedger } from './testing.ts'

/** What the database itself refuses, whatever code asks. */
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  ledger = await openLedger()
  await ledger.give(await ledger.fan(), 100)
})
afterAll(() => ledger.close())

describe('the books', () => {
  it.each([
    'update ledger_transfer set reason = reason',
    'update ledger_entry set amount = amount',
    'update ledger_lot set expires_at = expires_at',
    "update ledger_lot set class = 'PAID'",
    'update ledger_account set asset = asset',
    'delete from ledger_transfer',
    'delete from ledger_entry',
    'delete from ledger_lot',
    'delete from ledger_account',
    'truncate ledger_entry',
    'alter table ledger_entry disable trigger all',
  ])('refuse: %s', async (statement) => {
    await expect(ledger.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  })

  it.each([
    ['a transfer that does not balance', ['COIN', 5]],
    ['one that balances over two assets', ['COIN', 5, 'YEN', -5]],
    ['an entry of nothing', ['COIN', 0]],
  ])('refuse %s', async (_, entries) => {
    await expect(write(ledger.key(), entries)).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    })
  })

  it('refuse an entry that is added to a transfer later', async () => {
    const transfer = ledger.key()
    await write(transfer, ['YEN', 5, 'YEN', -5])
    const later = ledger.db.execute(
      sql`insert into ledger_entry (transfer_id, position, account, asset, amount) values (${transfer}, 9, 'SALES', 'YEN', 1)`,
    )
    await expect(later).rejects.toMatchObject({ cause: { code: '23000' } })
  })

  it('refuse entries that balance only with those of a later statement', async () => {
    const transfer = ledger.key()
    await write(transfer, ['YEN', 5, 'YEN', -5])
    await expect(
      ledger.db.transaction(async (transaction) => {
        for (const [position, amount] of [
          [8, 1],
          [9, -1],
        ])
          await transaction.execute(
            sql`insert into ledger_entry (transfer_id, position, account, asset, amount) values (${transfer}, ${position}, 'SALES', 'YEN', ${amount})`,
          )
      }),
    ).rejects.toMatchObject({ cause: { code: '23000' } })
  })

  it('refuse what takes a lot or a balance below nothing', async () => {
    for (const statement of [
      'update ledger_lot set remaining = -1',
      'update ledger_account set balance = -1',
    ])
      await expect(ledger.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { code: '23514' },
      })
  })
})

/** Writes a transfer between the system's accounts by hand; `entries` are assets and amounts in turn. */
async function write(id: string, entries: readonly (string | number)[]): Promise<void> {
  const client = await ledger.db.$client.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into ledger_transfer (id, kind, reason, idempotency_key, body_hash, at)
       values ($1, 'BOOKING', 'SUPPORT', $1, '', now())`,
      [id],
    )
    const rows = entries.flatMap((asset, at) =>
      at % 2 === 0 ? [[at + 1, asset, entries[at + 1]]] : [],
    )
    await client.query(
      `insert into ledger_entry (transfer_id, position, account, asset, amount)
       select $1, (entry ->> 0)::integer, 'SALES', entry ->> 1, (entry ->> 2)::integer
       from jsonb_array_elements($2) entry`,
      [id, JSON.stringify(rows)],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
