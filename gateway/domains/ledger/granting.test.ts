import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balancesOf, book, grant, type GrantedLot } from './service.ts'
import { idOf, openLedger, paid } from './testing.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

describe('a grant', () => {
  const give = (lots: readonly GrantedLot[], key = ledger.key()) =>
    ledger.run((transaction) =>
      grant(transaction, { key, reason: 'COIN_PACK', at: ledger.now(), lots }),
    )

  it('merges free lots of a day in Japan, and never paid ones', async () => {
    const fan = await ledger.fan()
    const lot = { ownerId: fan, asset: 'COIN', amount: 10 } as const
    for (let time = 0; time < 3; time += 1)
      await give([
        { ...lot, class: 'FREE', expiry: { afterDays: 90 } },
        { ...lot, class: 'FREE', expiry: { afterDays: 90 } },
        { ...lot, ...paid },
      ])
    const { rows } = await ledger.db.execute(
      sql`select class, remaining from ledger_lot where owner_id = ${fan} order by 1, 2`,
    )
    expect(rows).toEqual([
      { class: 'FREE', remaining: 60 },
      ...Array.from({ length: 3 }, () => ({ class: 'PAID', remaining: 10 })),
    ])
    const [free] = (await balancesOf(ledger.db, fan, ledger.now())).get('COIN')!.expiring
    expect(free!.at.toISOString()).toContain('T15:00:00.000Z')
    expect(free!.at.getTime() - ledger.now().getTime()).toBeGreaterThanOrEqual(90 * 86_400_000)
  })

  it('keeps what never expires', async () => {
    const fan = await ledger.fan()
    await ledger.give(fan, 3, { asset: 'TICKET:stamina', expiry: 'NEVER' })
    ledger.pass(4_000)
    expect((await balancesOf(ledger.db, fan, ledger.now())).get('TICKET:stamina')).toEqual({
      asset: 'TICKET:stamina',
      free: 3,
      paid: 0,
      expiring: [],
    })
  })

  it('to many fans at once in any order never waits in a circle', async () => {
    const fans = await Promise.all(Array.from({ length: 6 }, () => ledger.fan()))
    const lotsFor = (turn: number) =>
      fans
        .toSorted((a, b) => Math.sin(turn * a.charCodeAt(29)) - Math.sin(turn * b.charCodeAt(29)))
        .map((ownerId): GrantedLot => ({
          ownerId,
          asset: 'COIN',
          class: 'FREE',
          amount: 1,
          expiry: { afterDays: 9 },
        }))
    const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => give(lotsFor(turn))))
    expect(answers.every(({ outcome }) => outcome === 'DONE')).toBe(true)
    for (const fan of fans) expect(await ledger.coinsOf(fan)).toEqual({ free: 40, paid: 0 })
  })

  it.each([0, -1, 0.5, Number.NaN, 2 ** 31, Number.MAX_SAFE_INTEGER, Infinity])(
    'of %d is a bug',
    async (amount) => {
      const fan = await ledger.fan()
      await expect(ledger.give(fan, amount)).rejects.toThrow(RangeError)
      await expect(ledger.take(fan, amount)).rejects.toThrow(RangeError)
      expect(await ledger.coinsOf(fan)).toEqual({ free: 0, paid: 0 })
    },
  )

  it('beyond what a balance counts to is refused whole', async () => {
    const fan = await ledger.fan()
    await ledger.give(fan, 2 ** 31 - 1)
    await expect(ledger.give(fan, 1)).rejects.toMatchObject({ cause: { code: '22003' } })
    await expect(ledger.give(fan, 1, paid)).rejects.toMatchObject({ cause: { code: '22003' } })
    expect(await ledger.coinsOf(fan)).toEqual({ free: 2 ** 31 - 1, paid: 0 })
  })

  it('of what has expired already, to nobody, or of an unknown asset is a bug', async () => {
    const fan = await ledger.fan()
    const past = { expiry: { at: ledger.now() } } as const
    await expect(ledger.give(fan, 1, { ...paid, ...past })).rejects.toThrow(RangeError)
    await expect(give([])).rejects.toThrow(RangeError)
    for (const asset of ['GOLD', 'TICKET:', "COIN'; --", 'DEBT:DEBT:COIN'])
      await expect(ledger.give(fan, 1, { asset: asset as 'COIN' })).rejects.toThrow(RangeError)
    await expect(ledger.take(fan, 1, { key: 'k y' })).rejects.toThrow(RangeError)
  })
})

describe('booking between the system’s accounts', () => {
  it('moves once a key', async () => {
    const booking = { key: ledger.key(), reason: 'COIN_PACK', at: ledger.now() } as const
    const received = { asset: 'YEN', amount: 980, from: 'PROVIDER', to: 'RECEIVED' } as const
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        ledger.run((transaction) => book(transaction, { ...booking, ...received })),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const { rows } = await ledger.db.execute(
      sql`select account, amount from ledger_entry where asset = 'YEN' order by 1`,
    )
    expect(rows).toEqual([
      { account: 'PROVIDER', amount: -980 },
      { account: 'RECEIVED', amount: 980 },
    ])
  })
})

it('pays what the fan owes from what they are given, free ones first, and no more than that', async () => {
  const fan = await ledger.fan()
  const other = await ledger.fan()
  const bought = idOf(await ledger.give(fan, 100, paid))
  await ledger.take(fan, 100)
  await ledger.undo(bought, { mayOwe: true })
  const [free, given] = [{ class: 'FREE', expiry: { afterDays: 9 } } as const, ledger.key()]
  const lots = [
    { ownerId: fan, asset: 'COIN', amount: 50, ...paid } as const,
    { ownerId: fan, asset: 'COIN', amount: 30, ...free } as const,
    { ownerId: other, asset: 'COIN', amount: 40, ...paid } as const,
  ]
  const cause = { key: given, reason: 'SUPPORT', at: ledger.now(), lots } as const
  const give = () => ledger.run((transaction) => grant(transaction, cause))
  expect(await give()).toEqual(await give())
  expect(await ledger.coinsOf(fan)).toEqual({ free: 0, paid: 0 })
  expect(await ledger.coinsOf(other)).toEqual({ free: 0, paid: 40 })
  expect(await ledger.take(fan, 1)).toEqual({ outcome: 'FROZEN' })
  const last = [ledger.give(fan, 15), ledger.give(fan, 15), ledger.give(fan, 15)]
  await Promise.all(last)
  expect(await ledger.coinsOf(fan)).toEqual({ free: 25, paid: 0 })
  expect(await ledger.take(fan, 25)).toMatchObject({ outcome: 'DONE' })
})
