import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../platform/database/pools.ts'
import { bookExpired } from './expiry.ts'
import { balancesOf, grant } from './service.ts'
import { idOf, openLedger, paid } from './testing.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

describe('taking back', () => {
  it('returns coins to the lots they came from, once', async () => {
    const fan = await ledger.fan()
    await ledger.give(fan, 30, { expiry: { afterDays: 10 } })
    await ledger.give(fan, 50, paid)
    const before = (await balancesOf(ledger.db, fan, ledger.now())).get('COIN')
    const spent = idOf(await ledger.take(fan, 70))
    const again = { key: ledger.key() }
    const answer = await ledger.undo(spent, again)
    expect(answer).toMatchObject({ outcome: 'DONE', owed: 0 })
    expect((await balancesOf(ledger.db, fan, ledger.now())).get('COIN')).toEqual(before)
    expect(await ledger.undo(spent, again)).toEqual(answer)
    expect(await ledger.undo(spent)).toEqual({ outcome: 'ALREADY_REVERSED' })
    expect((await balancesOf(ledger.db, fan, ledger.now())).get('COIN')).toEqual(before)
  })

  it('of many at once returns them once', async () => {
    const fan = await ledger.fan()
    await ledger.give(fan, 30)
    const spent = idOf(await ledger.take(fan, 30))
    const answers = await Promise.all(Array.from({ length: 20 }, () => ledger.undo(spent)))
    expect(answers.filter(({ outcome }) => outcome === 'DONE')).toHaveLength(1)
    expect(await ledger.coinsOf(fan)).toEqual({ free: 30, paid: 0 })
  })

  it('gives what has expired meanwhile back as free coins for 30 days', async () => {
    const fan = await ledger.fan()
    await ledger.give(fan, 30, { expiry: { afterDays: 10 } })
    await ledger.give(fan, 50, { ...paid, expiry: { afterDays: 20 } })
    await ledger.give(fan, 20, paid)
    const spent = idOf(await ledger.take(fan, 90))
    ledger.pass(25)
    await bookExpired(ledger.db, ledger.now())
    await ledger.undo(spent)
    const coins = (await balancesOf(ledger.db, fan, ledger.now())).get('COIN')!
    expect(coins).toMatchObject({ free: 80, paid: 20 })
    const days = (coins.expiring[0]!.at.getTime() - ledger.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(30)
    expect(days).toBeLessThan(31)
  })

  it('of a grant takes away what is left of it, and says what is spent', async () => {
    const fan = await ledger.fan()
    const bought = idOf(await ledger.give(fan, 100, paid))
    await ledger.give(fan, 10, { ...paid, expiry: { afterDays: 90 } })
    await ledger.take(fan, 40)
    expect(await ledger.undo(bought)).toEqual({ outcome: 'SPENT', missing: 30 })
    expect(await ledger.coinsOf(fan)).toEqual({ free: 0, paid: 70 })
  })

  it('may leave a debt, and who owes spends nothing until it is settled', async () => {
    const fan = await ledger.fan()
    const bought = idOf(await ledger.give(fan, 100, paid))
    await ledger.give(fan, 500)
    await ledger.take(fan, 30, { takenFrom: 'PAID_ONLY' })
    expect(await ledger.undo(bought, { mayOwe: true })).toMatchObject({ outcome: 'DONE', owed: 30 })
    expect(await ledger.coinsOf(fan)).toEqual({ free: 500, paid: 0 })
    expect(await ledger.take(fan, 1)).toEqual({ outcome: 'FROZEN' })
    const owed = { asset: 'DEBT:COIN' } as const
    expect(await ledger.take(fan, 30, owed)).toMatchObject({ outcome: 'DONE', free: 30 })
    expect(await ledger.take(fan, 1)).toMatchObject({ outcome: 'DONE' })
  })

  it.each([true, false])(
    'of a grant that expired unspent owes nothing (booked: %s)',
    async (is) => {
      const fan = await ledger.fan()
      const bought = idOf(await ledger.give(fan, 100, paid))
      await ledger.take(fan, 30)
      ledger.pass(181)
      if (is) await bookExpired(ledger.db, ledger.now())
      expect(await ledger.undo(bought)).toEqual({ outcome: 'SPENT', missing: 30 })
      expect(await ledger.undo(bought, { mayOwe: true })).toMatchObject({
        outcome: 'DONE',
        owed: 30,
      })
    },
  )

  it('knows neither another tenant’s transfer, nor an expiry, nor a taking back', async () => {
    const blue = ledger.databaseFor('blue')
    const fan = await ledger.fan(blue)
    const cause = { key: ledger.key(), reason: 'SUPPORT', at: ledger.now() } as const
    const lot = { ownerId: fan, asset: 'COIN', class: 'FREE', amount: 9 } as const
    const given = (on: Database) =>
      on.transaction((transaction) =>
        grant(transaction, { ...cause, lots: [{ ...lot, expiry: { afterDays: 1 } }] }),
      )
    const transferId = idOf(await given(blue))
    expect(await ledger.undo(transferId)).toEqual({ outcome: 'UNKNOWN' })
    expect(await ledger.undo('transfer_00000000000000000000000000')).toEqual({ outcome: 'UNKNOWN' })
    // The same fan in this tenant: there is no such fan, and nothing is written.
    await expect(given(ledger.db)).rejects.toMatchObject({ cause: { code: '23503' } })
    expect(await ledger.take(fan, 1)).toEqual({ outcome: 'SHORT', missing: 1 })

    const own = await ledger.fan()
    await ledger.give(own, 5)
    const back = idOf(await ledger.undo(idOf(await ledger.take(own, 5))))
    expect(await ledger.undo(back)).toEqual({ outcome: 'UNKNOWN' })
  })
})
