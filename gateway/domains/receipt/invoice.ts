import { TaxClass as taxClasses } from '#schema/enums.generated.ts'
import type { TaxClass } from '../types.generated.ts'

/** What was sold, at the price that was paid: of one piece, in yen, tax included. */
export type SoldLine = {
  name: string
  quantity: number
  unitYen: number
  taxClass: TaxClass
  /** What of its price is not told of here: free coins paid it, or it had gone back before. */
  discountYen?: number
}

export type InvoiceLine = SoldLine & {
  amountYen: number
  /** Of the reduced rate: an invoice has to mark it. */
  isReduced: boolean
}

/** What was paid at one rate, and the tax that it includes. `rate` in per cent; null where there is no tax. */
export type RateTotal = {
  taxClass: TaxClass
  rate: number | null
  totalYen: number
  taxYen: number
}

export type Invoice = {
  lines: readonly InvoiceLine[]
  discountYen: number
  /** In the order of `TaxClass`; those of which something was sold. */
  totals: readonly RateTotal[]
  totalYen: number
  taxYen: number
  /** Something was paid that includes tax: a registered seller's receipt is a qualified invoice then. */
  isTaxable: boolean
}

/** Since October 2019 (消費税法 29 and 附則 34). */
const rates: Readonly<Record<TaxClass, number | null>> = {
  STD10: 10,
  RED8: 8,
  EXEMPT: null,
  OUT_OF_SCOPE: null,
}

/**
 * The figures of a qualified invoice: totals per rate, and the tax of each, rounded down once a rate (消費税法施行令
 * 70の10). What a line's discount takes off, its rate has less. Throws `RangeError` where a line or its discount can't
 * be.
 * @param kept where this is part of what one receipt told, the yen of each rate that were still there before: the
 * part's tax is then what the rate's tax falls by, so that all parts together tell the receipt's tax
 */
export function invoiceOf(
  sold: readonly SoldLine[],
  kept?: ReadonlyMap<TaxClass, number>,
): Invoice {
  const lines = sold.map((line) => {
    const { quantity, unitYen, discountYen = 0, taxClass } = line
    const amountYen = quantity * unitYen
    if (!isCount(quantity) || quantity === 0 || !isCount(unitYen) || !isCount(amountYen))
      throw new RangeError(`no line is ${quantity} of ¥${unitYen}`)
    if (!isCount(discountYen) || discountYen > amountYen)
      throw new RangeError(`¥${discountYen} off ¥${amountYen} can't be`)
    return { ...line, amountYen, discountYen, isReduced: taxClass === 'RED8' }
  })
  const totals = taxClasses.flatMap((taxClass): RateTotal[] => {
    const ofRate = lines.filter((line) => line.taxClass === taxClass)
    if (ofRate.length === 0) return []
    const totalYen = sum(ofRate, 'amountYen') - sum(ofRate, 'discountYen')
    const rate = rates[taxClass]
    if (rate === null) return [{ taxClass, rate, totalYen, taxYen: 0 }]
    const before = kept?.get(taxClass) ?? totalYen
    return [
      { taxClass, rate, totalYen, taxYen: taxIn(before, rate) - taxIn(before - totalYen, rate) },
    ]
  })
  return {
    lines,
    discountYen: sum(lines, 'discountYen'),
    totals,
    totalYen: sum(totals, 'totalYen'),
    taxYen: sum(totals, 'taxYen'),
    isTaxable: totals.some(({ rate, totalYen }) => rate !== null && totalYen > 0),
  }
}

/** An amount of which nothing says what it was for: it has no line, and tells no tax. */
export const unitemized = (totalYen: number): Invoice => ({
  lines: [],
  discountYen: 0,
  totals: [],
  totalYen,
  taxYen: 0,
  isTaxable: false,
})

/** The tax that a price includes, rounded down. The remainder is taken first: no product leaves the integers. */
function taxIn(totalYen: number, rate: number): number {
  const whole = 100 + rate
  const rest = totalYen % whole
  return ((totalYen - rest) / whole) * rate + Math.floor((rest * rate) / whole)
}

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0

function sum<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((all, row) => all + row[key], 0)
}
