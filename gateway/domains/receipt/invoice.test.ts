import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoiceOf, type SoldLine } from './invoice.ts'

const line = (
  unitYen: number,
  taxClass: SoldLine['taxClass'] = 'STD10',
  quantity = 1,
): SoldLine => ({
  name: 'アクリルスタンド',
  unitYen,
  taxClass,
  quantity,
})

describe('tax', () => {
  it('is what the price includes, rounded down', () => {
    expect(invoiceOf([line(1099)]).totals).toEqual([
      { taxClass: 'STD10', rate: 10, totalYen: 1099, taxYen: 99 },
    ])
    expect(invoiceOf([line(1087, 'RED8')]).totals).toEqual([
      { taxClass: 'RED8', rate: 8, totalYen: 1087, taxYen: 80 },
    ])
  })

  it('is rounded once a rate, not once a line or a piece', () => {
    // ¥105 include ¥9.54, three of them ¥28.63; rounded alone, three would make ¥27.
    expect(invoiceOf([line(105), line(105), line(105)]).totals[0]!.taxYen).toBe(28)
    expect(invoiceOf([line(105, 'STD10', 3)]).totals[0]!.taxYen).toBe(28)
  })

  it('is told for each rate apart, the reduced one marked', () => {
    const { lines, totals, totalYen, taxYen } = invoiceOf([
      line(1100),
      line(1080, 'RED8'),
      line(500, 'EXEMPT'),
      line(980, 'OUT_OF_SCOPE'),
    ])
    expect(totals).toEqual([
      { taxClass: 'STD10', rate: 10, totalYen: 1100, taxYen: 100 },
      { taxClass: 'RED8', rate: 8, totalYen: 1080, taxYen: 80 },
      { taxClass: 'EXEMPT', rate: null, totalYen: 500, taxYen: 0 },
      { taxClass: 'OUT_OF_SCOPE', rate: null, totalYen: 980, taxYen: 0 },
    ])
    expect(lines.map(({ isReduced }) => isReduced)).toEqual([false, true, false, false])
    expect([totalYen, taxYen]).toEqual([3660, 180])
  })
})

describe('a discount', () => {
  it('lessens the rate of its own line, and no other', () => {
    const lines = [line(100), { ...line(100, 'RED8'), discountYen: 66 }, line(100, 'EXEMPT')]
    expect(invoiceOf(lines).totals).toEqual([
      { taxClass: 'STD10', rate: 10, totalYen: 100, taxYen: 9 },
      { taxClass: 'RED8', rate: 8, totalYen: 34, taxYen: 2 },
      { taxClass: 'EXEMPT', rate: null, totalYen: 100, taxYen: 0 },
    ])
  })

  it('of the whole price leaves nothing to pay', () => {
    expect(invoiceOf([{ ...line(1100), discountYen: 1100 }])).toMatchObject({
      totalYen: 0,
      taxYen: 0,
      isTaxable: false,
    })
  })

  it.each([101, -1, 0.5])('of ¥%d is none of a line of ¥100', (discountYen) => {
    expect(() => invoiceOf([{ ...line(100), discountYen }, line(500)])).toThrow(RangeError)
  })
})

it('coins that are sold have no tax to tell', () => {
  expect(invoiceOf([line(980, 'OUT_OF_SCOPE')])).toMatchObject({
    totalYen: 980,
    taxYen: 0,
    isTaxable: false,
  })
  expect(invoiceOf([line(980, 'OUT_OF_SCOPE'), line(100)]).isTaxable).toBe(true)
})

it.each([
  ['a fraction of a yen', line(0.5)],
  ['a price below zero', line(-1)],
  ['no piece', line(100, 'STD10', 0)],
  ['half a piece', line(100, 'STD10', 1.5)],
  ['more than can be counted', line(Number.MAX_SAFE_INTEGER, 'STD10', 2)],
])('%s is no line', (_, wrong) => {
  expect(() => invoiceOf([wrong])).toThrow(RangeError)
})

const anyLine = fc.record({
  name: fc.constant('缶バッジ'),
  quantity: fc.integer({ min: 1, max: 10 }),
  unitYen: fc.integer({ min: 0, max: 300_000 }),
  taxClass: fc.constantFrom('STD10', 'RED8', 'EXEMPT', 'OUT_OF_SCOPE'),
})

it('adds up, whatever is bought and however much of it is given', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyLine, fc.nat()), { minLength: 1 }), (wanted) => {
      const sold = wanted.map(([each, seed]) => ({
        ...each,
        discountYen: seed % (each.quantity * each.unitYen + 1),
      }))
      const paid = sold.reduce(
        (sum, { quantity, unitYen, discountYen }) => sum + quantity * unitYen - discountYen,
        0,
      )
      const { totals, totalYen, taxYen } = invoiceOf(sold)
      expect(totalYen).toBe(paid)
      expect(totals.reduce((sum, total) => sum + total.totalYen, 0)).toBe(totalYen)
      expect(totals.reduce((sum, total) => sum + total.taxYen, 0)).toBe(taxYen)
      for (const total of totals) {
        expect(total.totalYen).toBeGreaterThanOrEqual(0)
        const exact = total.rate === null ? 0 : (total.totalYen * total.rate) / (100 + total.rate)
        expect(exact - total.taxYen).toBeGreaterThanOrEqual(0)
        expect(exact - total.taxYen).toBeLessThan(1)
      }
    }),
  )
})

it('given back in parts, tells the tax that it was sold with, whatever the parts and their order', () => {
  const anyParts = fc.array(fc.tuple(anyLine, fc.nat()), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(anyParts, (wanted) => {
      const sold = wanted.map(([each]) => each)
      const { totals, taxYen } = invoiceOf(sold)
      const kept = new Map(totals.map(({ taxClass, totalYen }) => [taxClass, totalYen]))
      const order = wanted.toSorted(([, one], [, other]) => one - other).map(([each]) => each)
      const taxes = order.map((part) => {
        const returned = invoiceOf([part], kept)
        const { taxClass, totalYen } = returned.totals[0]!
        kept.set(taxClass, kept.get(taxClass)! - totalYen)
        return returned.taxYen
      })
      expect(taxes.reduce((sum, tax) => sum + tax)).toBe(taxYen)
      expect(Math.min(...taxes)).toBeGreaterThanOrEqual(0)
    }),
  )
})
