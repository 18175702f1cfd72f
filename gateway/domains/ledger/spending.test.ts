import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookExpired } from './expiry.ts'
import { balancesOf, quote, spend } from './service.ts'
import { openLedger, paid } from './testing.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

describe('spending', () => {
  it('takes free coins before paid ones, and what expires first before the rest', async () => {
    const fan = await ledger.fan()
    await ledger.give(fan, 100, paid)
    await ledger.give(fan, 50, { expiry: { afterDays: 60 } })
    await ledger.give(fan, 50, { expiry: { afterDays: 10 } })
    expect(await ledger.take(fan, 60)).toMatchObject({ outcome: 'DONE', free: 60, paid: 0 })
    const coins = (await balancesOf(ledger.db, fan, ledger.now())).get('COIN')!
    expect(coins.expiring.map((part) => [part.free, part.paid])).toEqual([
      [40, 0],
      [0, 100],
    ])
    expect(await ledger.take(fan, 90)).toMatchObject({ free: 40, paid: 50 })
    expect(await ledger.coinsOf(fan)).toEqual({ free: 0, paid: 50 })
  })

  it('takes paid coins alone where the price asks for them', async () => {
    const fan = await ledger.fan()
    await ledger.give(fan, 500)
    await ledger.give(fan, 40, paid)
    const price = { takenFrom: 'PAID_ONLY' } as const
    expect(await ledger.take(fan, 50, price)).toEqual({ outcome: 'SHORT', missing: 10 })
    expect(await ledger.take(fan, 40, price)).toMatchObject({ free: 0, paid: 40 })
    expect(await ledger.coinsOf(fan)).toEqual({ free: 500, paid: 0 })
  })

  it('takes the split that was told, or nothing', async () => {
    const fan = await ledger.fan()
    await ledger.give(fan, 200, { expiry: { afterDays: 1 } })
    await ledger.give(fan, 300, paid)
    const asked = { ownerId: fan, asset: 'COIN', amount: 300 } as const
    const told = await quote(ledger.db, { ...asked, at: ledger.now() })
    expect(told).toEqual({ free: 200, paid: 100, missing: 0 })
    ledger.pass(3)
    const answer = await ledger.take(fan, 300, { toldFree: told.free })
    expect(answer).toEqual({ outcome: 'SPLIT_CHANGED', free: 0, paid: 300 })
    expect(await ledger.coinsOf(fan)).toEqual({ free: 0, paid: 300 })
    expect(await ledger.take(fan, 300, { toldFree: 0 })).toMatchObject({ outcome: 'DONE' })
  })

  it('says how many are missing, and moves nothing', async () => {
    const fan = await ledger.fan()
    expect(await ledger.take(fan, 10)).toEqual({ outcome: 'SHORT', missing: 10 })
    await ledger.give(fan, 4)
    expect(await ledger.take(fan, 10)).toEqual({ outcome: 'SHORT', missing: 6 })
    expect(await ledger.coinsOf(fan)).toEqual({ free: 4, paid: 0 })
  })

  it('never takes the same coin twice, however many ask at once', async () => {
    const fan = await ledger.fan()
    await ledger.give(fan, 100)
    const answers = await Promise.all(Array.from({ length: 50 }, () => ledger.take(fan, 7)))
    expect(answers.filter(({ outcome }) => outcome === 'DONE')).toHaveLength(14)
    expect(answers.filter(({ outcome }) => outcome === 'SHORT')).toHaveLength(36)
    expect(await ledger.coinsOf(fan)).toEqual({ free: 2, paid: 0 })
  })

  it('refuses what has expired, whether its expiry is booked or not', async () => {
    const fan = await ledger.fan()
    await ledger.give(fan, 30, { ...paid, expiry: { at: new Date(ledger.now().getTime() + 1) } })
    ledger.pass(1)
    expect(await ledger.coinsOf(fan)).toEqual({ free: 0, paid: 0 })
    expect(await ledger.take(fan, 1)).toEqual({ outcome: 'SHORT', missing: 1 })
    await bookExpired(ledger.db, ledger.now())
    expect(await ledger.take(fan, 1)).toEqual({ outcome: 'SHORT', missing: 1 })
  })
})

describe('a key', () => {
  it('has one answer for ever, also when all come at once, and moves once', async () => {
    const fan = await ledger.fan()
    await ledger.give(fan, 100)
    const again = { key: ledger.key() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => ledger.take(fan, 60, again)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ outcome: 'DONE', free: 60 })
    ledger.pass(1)
    expect(await ledger.take(fan, 60, again)).toEqual(answers[0])
    expect(await ledger.coinsOf(fan)).toEqual({ free: 40, paid: 0 })
  })

  it('is refused for anything else, of another fan too', async () => {
    const [fan, other] = [await ledger.fan(), await ledger.fan()]
    for (const each of [fan, other]) await ledger.give(each, 100)
    const again = { key: ledger.key() }
    await ledger.take(fan, 60, again)
    const reused = { outcome: 'KEY_REUSED' }
    expect(await ledger.take(fan, 61, again)).toEqual(reused)
    expect(await ledger.take(fan, 60, { ...again, takenFrom: 'PAID_ONLY' })).toEqual(reused)
    expect(await ledger.take(fan, 60, { ...again, reason: 'RANKING' })).toEqual(reused)
    expect(await ledger.take(other, 60, again)).toEqual(reused)
    expect(await ledger.coinsOf(other)).toEqual({ free: 100, paid: 0 })
  })

  it('of two fans at once serves one of them', async () => {
    const fans = await Promise.all([ledger.fan(), ledger.fan(), ledger.fan(), ledger.fan()])
    for (const fan of fans) await ledger.give(fan, 10)
    const again = { key: ledger.key() }
    const answers = await Promise.all(fans.map((fan) => ledger.take(fan, 10, again)))
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      'DONE',
      'KEY_REUSED',
      'KEY_REUSED',
      'KEY_REUSED',
    ])
  })

  it('does not remember a refusal, nor what was rolled back', async () => {
    const fan = await ledger.fan()
    const again = { key: ledger.key() }
    expect(await ledger.take(fan, 5, again)).toMatchObject({ outcome: 'SHORT' })
    await ledger.give(fan, 5)
    const fails = ledger.run(async (transaction) => {
      const cause = { ...again, reason: 'STORE_ORDER', at: ledger.now() } as const
      await spend(transaction, { ...cause, ownerId: fan, asset: 'COIN', amount: 5 })
      throw new Error('the order failed')
    })
    await expect(fails).rejects.toThrow('the order failed')
    expect(await ledger.coinsOf(fan)).toEqual({ free: 5, paid: 0 })
    expect(await ledger.take(fan, 5, again)).toMatchObject({ outcome: 'DONE', free: 5 })
  })
})
