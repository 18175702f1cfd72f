import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeOf } from '#rules/draws/beacon.ts'
import { hashOfTerms } from '#rules/draws/terms.ts'
import { UnpublishableDraw } from './publishing.ts'
import { findDraws } from './store.ts'
import { openDraws, people } from './testing.ts'

let stage: Awaited<ReturnType<typeof openDraws>>
beforeAll(async () => {
  stage = await openDraws()
})
afterAll(() => stage.close())

const faultsOf = async (plan: Parameters<typeof stage.drawPlan>[0]) => {
  const id = await stage.drawPlan(plan)
  const error = await stage.publish(id).then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(await findDraws(stage.db, [id])).toHaveLength(error === null ? 1 : 0)
  return error instanceof UnpublishableDraw ? error.faults : error
}

describe('a draw by purchase is published within the law alone', () => {
  const byPurchase = async (
    price: { priceYen?: number; priceCoins?: number },
    valueYen: number,
    count = 1,
  ) =>
    faultsOf({
      entryBasis: 'PURCHASE',
      plannedCount: 10_000,
      itemId: await stage.item(price),
      prizes: [{ kind: 'GOODS', valueYen, count }],
    })

  it.each([
    ['20 times a price below ¥5,000', { priceYen: 3_000 }, 60_000, 60_001],
    ['¥100,000 from ¥5,000 on', { priceYen: 8_000 }, 100_000, 100_001],
    ['the lower of two prices', { priceYen: 3_000, priceCoins: 2_000 }, 40_000, 40_001],
  ])('by %s', async (_, price, most, tooMuch) => {
    expect(await byPurchase(price, most)).toBeNull()
    expect(await byPurchase(price, tooMuch)).toEqual(['PRIZE_TOO_DEAR'])
  })

  it('by 2 % of what is planned to be sold', async () => {
    expect(await byPurchase({ priceYen: 1_000 }, 20_000, 10)).toBeNull()
    expect(await byPurchase({ priceYen: 1_000 }, 20_000, 11)).toEqual(['TOTAL_TOO_DEAR'])
  })

  it('where what is bought has a price', async () => {
    const plan = { entryBasis: 'PURCHASE' as const, prizes: [{ kind: 'GOODS' as const }] }
    const itemId = await stage.item({ priceYen: 1_000 })
    expect(await faultsOf({ ...plan, itemId, plannedCount: 0 })).toEqual(['SALE'])
  })
})

it('an open draw has no cap, and its terms stand from then on', async () => {
  const id = await stage.drawPlan({ prizes: [{ kind: 'GOODS', valueYen: 3_000_000, count: 2 }] })
  await stage.publish(id)
  const [draw] = await findDraws(stage.db, [id])
  expect(draw!.termsHash).toBe(hashOfTerms(draw!.terms))
  const { beacon, prizes } = draw!.terms
  expect(prizes).toMatchObject([{ count: 2 }])
  // Nobody knows the number before the list is fixed.
  expect(timeOf(beacon).getTime()).toBeGreaterThanOrEqual(draw!.closesAt.getTime() + 30 * 60_000)
  expect(beacon.kind).toBe('LOCAL')
  await expect(stage.publish(id)).rejects.toThrow('published already')
})

it('a draw is published by two people', async () => {
  const id = await stage.drawPlan({ prizes: [{ kind: 'GOODS' }] })
  const alone = { proposedBy: people.proposedBy, approvedBy: people.proposedBy }
  await expect(stage.publish(id, alone)).rejects.toThrow('another')
  expect(await findDraws(stage.db, [id])).toEqual([])
})

it('a draw of nothing is none', async () => {
  expect(await faultsOf({})).toEqual(['NO_PRIZE'])
})
