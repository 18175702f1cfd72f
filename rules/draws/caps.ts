/** On what a prize draw is entered: by whoever wants to, or by buying. The law binds the second. */
export type EntryBasis = 'OPEN' | 'PURCHASE'

export type DrawPlan = {
  basis: EntryBasis
  opensAt: Date
  closesAt: Date
  prizes: readonly {
    id: string
    count: number
    /** What one would cost in a shop, with tax. */
    valueYen: number
  }[]
  /** Of what is bought: its price with tax, and how many are planned to be sold. Null of an open draw. */
  sale: { priceYen: number; plannedCount: number } | null
}

export type DrawPlanFault =
  | 'PERIOD'
  | 'NO_PRIZE'
  | 'COUNT'
  | 'VALUE'
  /** A draw by purchase says what is bought, and an open one that nothing is. */
  | 'SALE'
  | 'PRIZE_TOO_DEAR'
  | 'TOTAL_TOO_DEAR'
  | 'GIFT_TOO_DEAR'

// 懸賞景品制限告示 and 総付景品制限告示, under the Act against Unjustifiable Premiums.
const dearPrice = 5_000
const timesOfPrice = 20
const mostOfPrize = 100_000
const percentOfSales = 2
const percentOfGift = 20
const cheapPrice = 1_000
const mostOfCheapGift = 200

/** The most that one prize may be worth where this is bought: 20 times a price below ¥5,000, ¥100,000 from there on. */
export const prizeCapOf = (priceYen: number): number =>
  priceYen < dearPrice ? priceYen * timesOfPrice : mostOfPrize

/** The most that all prizes may be worth together: 2 % of what is planned to be sold. */
export const totalCapOf = (priceYen: number, plannedCount: number): number =>
  Math.floor((priceYen * plannedCount * percentOfSales) / 100)

/** The most that something may be worth that every buyer gets: a fifth of the price, ¥200 where that is below ¥1,000. */
export const giftCapOf = (priceYen: number): number =>
  priceYen < cheapPrice ? mostOfCheapGift : Math.floor((priceYen * percentOfGift) / 100)

/** Why a prize draw may not be published; none where it may. */
export function faultsOfDraw({
  basis,
  opensAt,
  closesAt,
  prizes,
  sale,
}: DrawPlan): DrawPlanFault[] {
  const faults: DrawPlanFault[] = []
  if (!(opensAt < closesAt)) faults.push('PERIOD')
  if (prizes.length === 0) faults.push('NO_PRIZE')
  if (prizes.some(({ count }) => !isWhole(count, 1))) faults.push('COUNT')
  if (prizes.some(({ valueYen }) => !isWhole(valueYen, 0))) faults.push('VALUE')
  if (basis === 'OPEN') return sale === null ? faults : [...faults, 'SALE']
  if (!sale || !isWhole(sale.priceYen, 1) || !isWhole(sale.plannedCount, 1))
    return [...faults, 'SALE']
  const { priceYen, plannedCount } = sale
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0)
  const total = prizes.reduce((sum, prize) => sum + prize.count * prize.valueYen, 0)
  const isDearerThan = (cap: number) => prizes.some(({ valueYen }) => valueYen > cap)
  // Where nobody goes without, it is no drawing of lots but a gift to all.
  if (count >= plannedCount)
    return isDearerThan(giftCapOf(priceYen)) ? [...faults, 'GIFT_TOO_DEAR'] : faults
  if (isDearerThan(prizeCapOf(priceYen))) faults.push('PRIZE_TOO_DEAR')
  if (total > totalCapOf(priceYen, plannedCount)) faults.push('TOTAL_TOO_DEAR')
  return faults
}

const isWhole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least
