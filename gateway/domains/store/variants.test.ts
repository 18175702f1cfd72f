import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { invariants } from './invariants.ts'
import { openStore } from './testing.ts'
import { storeItem, type ItemVariant } from './tables.ts'
import { keyOfVariant, nameAsSold, variantId, variantTitle } from './variants.ts'

let store: Awaited<ReturnType<typeof openStore>>
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const size = (key: string, more: Partial<ItemVariant> = {}): ItemVariant => ({
  key,
  size: { ja: key.toUpperCase(), en: key.toUpperCase() },
  ...more,
})
const sizes = [size('s'), size('m'), size('l', { priceYen: 1200 })]
const offerOf = async (itemId: string) => (await store.offer(itemId)).free
const change = (itemId: string, variants: ItemVariant[]) =>
  store.db.update(storeItem).set({ variants }).where(eq(storeItem.id, itemId))
const faults = async () =>
  (await audit(store.ownerUrl, invariants)).filter(({ violations }) => violations.length > 0)

describe('an item that comes in sizes', () => {
  it('sells the last of one size once, however many want it at once, and the others on', async () => {
    const shirt = await store.item({ variants: sizes, stocks: { s: 5, m: 1, l: 5 } })
    const fans = await store.fans(20)
    const answers = await Promise.all(
      fans.map((fan) => store.hold(fan, [store.some(shirt, 1, 'm')])),
    )
    expect(answers.filter(({ outcome }) => outcome === 'HELD')).toHaveLength(1)
    expect(answers.find(({ outcome }) => outcome === 'REFUSED')).toEqual({
      outcome: 'REFUSED',
      refused: [{ itemId: shirt, variant: 'm', code: 'OUT_OF_STOCK', available: 0 }],
    })
    expect(await store.hold(fans[0]!, [store.some(shirt, 1, 's')])).toEqual({ outcome: 'HELD' })
    expect(await offerOf(shirt)).toBe(9)
    expect(await faults()).toEqual([])
  })

  it('ends for all where they want its sizes in different orders', async () => {
    const shirt = await store.item({ variants: sizes, stocks: { s: 9, m: 9, l: 9 } })
    const orders = [
      ['s', 'm', 'l'],
      ['l', 'm', 's'],
      ['m', 'l'],
    ]
    const fans = await store.fans(12)
    const answers = await Promise.all(
      fans.map((fan, n) =>
        store.hold(
          fan,
          orders[n % 3]!.map((key) => store.some(shirt, 1, key)),
        ),
      ),
    )
    // Eight want the small one; of the others all twelve want one, and nine are there.
    const held = answers.filter(({ outcome }) => outcome === 'HELD').length
    expect(held).toBe(9)
    expect(await faults()).toEqual([])
  })

  it('gives back and sells by size, also where a fan takes two of them', async () => {
    const shirt = await store.item({ variants: sizes, stocks: { s: 5, m: 5 }, perPersonLimit: 4 })
    const [fan, session] = [await store.fan(), store.session()]
    const both = [store.some(shirt, 1, 's'), store.some(shirt, 2, 'm')]
    await store.hold(fan, both, session)
    expect(await store.offer(shirt, fan)).toMatchObject({ allowed: 1, stock: { s: 4, m: 3 } })
    await store.release(session)
    expect(await store.offer(shirt, fan)).toMatchObject({ allowed: 4, stock: { s: 5, m: 5 } })
    await store.hold(fan, both, session)
    expect(await store.sell(session)).toBe(true)
    await store.release(session)
    expect(await store.offer(shirt, fan)).toMatchObject({ allowed: 1, stock: { s: 4, m: 3 } })
    expect(await faults()).toEqual([])
  })

  it('counts what one person may have over all sizes', async () => {
    const shirt = await store.item({ variants: sizes, perPersonLimit: 2 })
    const fan = await store.fan()
    const wanted = [store.some(shirt, 1, 's'), store.some(shirt, 2, 'm')]
    expect(await store.hold(fan, wanted)).toMatchObject({
      refused: [
        { variant: 'm', code: 'LIMIT', available: 2 },
        { variant: 's', code: 'LIMIT', available: 2 },
      ],
    })
    await store.put(fan, shirt, 1, undefined, 's')
    await store.put(fan, shirt, 2, undefined, 'm')
    const lines = await store.basket(fan)
    expect(lines.map(({ problem, most }) => [problem, most])).toEqual([
      ['LIMIT', 1],
      ['LIMIT', 0],
    ])
  })

  it.each(['', 'xxl', 'old'])('is not sold as %j, which is none of its sizes now', async (key) => {
    const shirt = await store.item({ variants: [...sizes, size('old', { isWithdrawn: true })] })
    expect(await store.hold(await store.fan(), [store.some(shirt, 1, key)])).toMatchObject({
      refused: [{ variant: key, code: 'VARIANT_REQUIRED', available: 0 }],
    })
  })

  it('has no size where it comes in none', async () => {
    const badge = await store.item()
    expect(await store.hold(await store.fan(), [store.some(badge, 1, 'm')])).toMatchObject({
      refused: [{ code: 'VARIANT_REQUIRED' }],
    })
  })

  it('is sold out once all sizes that are offered are', async () => {
    const shirt = await store.item({ variants: sizes, stocks: { s: 0, m: 0, l: 3 } })
    expect((await store.offer(shirt)).problem).toBeNull()
    await change(shirt, [size('s'), size('m'), size('l', { isWithdrawn: true })])
    expect(await store.offer(shirt)).toMatchObject({ free: 0, problem: 'OUT_OF_STOCK' })
    // A size that nobody counts never runs out.
    await change(shirt, [...sizes, size('xl')])
    expect((await store.offer(shirt)).free).toBeNull()
  })
})

describe('a basket', () => {
  it('tells what was chosen apart, each at its own price', async () => {
    const shirt = await store.item({ variants: sizes, stocks: { s: 0 } })
    const fan = await store.fan()
    for (const key of ['m', 'l', 's']) await store.put(fan, shirt, 1, undefined, key)
    const lines = await store.basket(fan)
    const told = lines.map(({ variantKey, offer, problem }) => [
      variantKey,
      offer.priceYen,
      problem,
    ])
    expect(new Set(told)).toEqual(
      new Set([
        ['m', 1000, null],
        ['l', 1200, null],
        ['s', 1000, 'OUT_OF_STOCK'],
      ]),
    )
  })

  it('asks to choose anew where a size is gone, or where none was chosen before there were any', async () => {
    const shirt = await store.item()
    const fan = await store.fan()
    await store.put(fan, shirt)
    expect((await store.basket(fan))[0]!.problem).toBeNull()
    await change(shirt, sizes)
    expect((await store.basket(fan))[0]!.problem).toBe('VARIANT_REQUIRED')
    await store.put(fan, shirt, 1, undefined, 'm')
    await change(shirt, [size('s'), size('m', { isWithdrawn: true })])
    expect((await store.basket(fan)).map(({ problem }) => problem)).toEqual([
      'VARIANT_REQUIRED',
      'VARIANT_REQUIRED',
    ])
  })
})

describe('the words of a variant', () => {
  const both: ItemVariant = { ...size('m-navy'), color: { ja: '紺', en: 'navy' } }
  const name = { ja: 'シャツ', en: 'Shirt' }
  it('stand behind the name of what is sold', () => {
    expect(nameAsSold(name, null)).toBe(name)
    expect(nameAsSold(name, size('m'))).toEqual({ ja: 'シャツ サイズ: M', en: 'Shirt (Size: M)' })
    expect(nameAsSold(name, both).ja).toBe('シャツ サイズ: M-NAVY・カラー: 紺')
    expect(variantTitle({ variants: [both] }, 'ja')).toBe('サイズ・カラー')
    expect(variantTitle({ variants: [] }, 'ja')).toBeNull()
  })

  it('are asked for by an id, which is of one item alone', () => {
    const [shirt, coat] = ['storeitem_1', 'storeitem_2'].map((id) => ({ id, variants: sizes }))
    expect(keyOfVariant(shirt!, variantId(shirt!, sizes[1]!))).toBe('m')
    expect(keyOfVariant(coat!, variantId(shirt!, sizes[1]!))).toBeUndefined()
    expect(keyOfVariant(shirt!, null)).toBe('')
  })
})
