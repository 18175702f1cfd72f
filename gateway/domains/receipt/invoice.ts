import { TaxClass as taxClasses } from '#schema/enums.generated.ts'
import type { TaxClass } from '../types.generated.ts'

/** What was sold, at the price that was paid: of one piece, in yen, tax included. */
export type SoldLine = {
  name: string
  quantity: number
  unitYen: number
  taxClass: TaxClass
  /** When it was given back; on a receipt it stands as it was sold. */
  refundedAt?: Date
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
 * 70の10). A discount over all, such as free coins, lessens each rate by its share of the price. Throws `RangeError`
 * where a line or the discount can't be.
 */
export function invoiceOf(sold: readonly SoldLine[], discountYen = 0): Invoice {
  const lines = sold.map((line): InvoiceLine => {
    const amountYen = line.quantity * line.unitYen
    if (
      !isCount(line.quantity) ||
      line.quantity === 0 ||
      !isCount(line.unitYen) ||
      !isCount(amountYen)
    )
      throw new RangeError(`no line is ${line.quantity} of ¥${line.unitYen}`)
    return { ...line, amountYen, isReduced: line.taxClass === 'RED8' }
  })
  const gross = taxClasses
    .filter((taxClass) => lines.some((line) => line.taxClass === taxClass))
    .map((taxClass) =>
      sum(
        lines.filter((line) => line.taxClass === taxClass),
        'amountYen',
      ),
    )
  const shares = share(discountYen, gross)
  const totals = taxClasses
    .filter((taxClass) => lines.some((line) => line.taxClass === taxClass))
    .map((taxClass, at): RateTotal => {
      const totalYen = gross[at]! - shares[at]!
      const rate = rates[taxClass]
      return { taxClass, rate, totalYen, taxYen: rate === null ? 0 : taxIn(totalYen, rate) }
    })
  return {
    ...{ lines, discountYen, totals },
    totalYen: sum(totals, 'totalYen'),
    taxYen: sum(totals, 'taxYen'),
    isTaxable: totals.some(({ rate, totalYen }) => rate !== null && totalYen > 0),
  }
}

/** The tax that a price includes, rounded down. The remainder is taken first: no product leaves the integers. */
function taxIn(totalYen: number, rate: number): number {
  const whole = 100 + rate
  const rest = totalYen % whole
  return ((totalYen - rest) / whole) * rate + Math.floor((rest * rate) / whole)
}

/** Parts an amount by weights, to the yen: what rounding leaves goes to those that lost the most by it. */
export function share(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(weights.reduce((all, weight) => all + weight, 0))
  if (!isCount(amount) || BigInt(amount) > whole) throw new RangeError(`¥${amount} off is too much`)
  if (amount === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((product) => product / whole)
  const left = Number(BigInt(amount) - parts.reduce((all, part) => all + part, 0n))
  const byLoss = exact
    .map((product, at) => ({ at, loss: product % whole }))
    .toSorted((a, b) => (a.loss === b.loss ? a.at - b.at : a.loss > b.loss ? -1 : 1))
  const raised = new Set(byLoss.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => Number(part) + (raised.has(at) ? 1 : 0))
}

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0

function sum<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((all, row) => all + row[key], 0)
}
