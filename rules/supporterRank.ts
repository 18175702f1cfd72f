/** How many points an act gives: `points` for each `per` times (or yen), and no more than `mostPerDay` of a day's. */
export type PointRule<Source extends string = string> = {
  source: Source
  points: number
  per: number
  mostPerDay: number
}

/** What a season promises, as far as it is judged. */
export type SeasonPlan = {
  days: number
  rules: readonly PointRule[]
  /** From the lowest. */
  ranks: readonly { points: number; rewards: readonly { worthYen: number }[] }[]
}

/** What is wrong with a rank of a plan, by its number. */
export type SeasonFault =
  | { kind: 'RULES' }
  | { kind: 'ORDER'; rank: number }
  | { kind: 'REACH'; rank: number; mostPoints: number }
  | { kind: 'WORTH'; rank: number; worthYen: number; mostYen: number }

/** Whose points are a payment's. */
export const paidSource = 'PURCHASE'

/**
 * What everyone who buys for so many yen may be given on top (総付景品, by the notice on it): a fifth, and 200 yen where
 * that is less.
 */
export const mostWorth = (yen: number): number => Math.max(200, Math.floor(yen / 5))

/** What points cost whoever only pays for them; null where nothing that is paid brings any. */
export function yenTo(points: number, rules: readonly PointRule[]): number | null {
  const paid = rules.find(({ source }) => source === paidSource)
  return paid ? Math.ceil(points / paid.points) * paid.per : null
}

/**
 * What keeps a season from being opened: rules that give nothing or contradict themselves, ranks that do not rise or
 * that nobody reaches without paying, and rewards that are worth more than what is paid may bring. All rewards up to a
 * rank are one gift: they come together to whoever pays their way there.
 */
export function faultsOf({ days, rules, ranks }: SeasonPlan): SeasonFault[] {
  const faults: SeasonFault[] = []
  const areWhole = rules.every(
    ({ points, per, mostPerDay }) =>
      [points, per, mostPerDay].every((each) => Number.isInteger(each) && each >= 1) &&
      mostPerDay >= points,
  )
  if (
    !areWhole ||
    rules.length === 0 ||
    new Set(rules.map(({ source }) => source)).size < rules.length
  )
    return [{ kind: 'RULES' }]
  const mostPoints = rules
    .filter(({ source }) => source !== paidSource)
    .reduce((sum, { mostPerDay }) => sum + mostPerDay * days, 0)
  let [before, worthYen] = [0, 0]
  for (const [at, { points, rewards }] of ranks.entries()) {
    if (!Number.isInteger(points) || points <= before) faults.push({ kind: 'ORDER', rank: at + 1 })
    if (points > mostPoints) faults.push({ kind: 'REACH', rank: at + 1, mostPoints })
    before = points
    worthYen += rewards.reduce((sum, each) => sum + each.worthYen, 0)
    const yen = yenTo(points, rules)
    if (yen !== null && worthYen > mostWorth(yen))
      faults.push({ kind: 'WORTH', rank: at + 1, worthYen, mostYen: mostWorth(yen) })
  }
  return faults
}

/** The shares, in percent from the top, in which a fan may find themselves. */
export const bandPercents = [1, 5, 10, 25, 50] as const
/** Among fewer than so many a band would say who is where. */
export const fewestInBands = 20

/** With how many points a fan is among the best so many percent. */
export type Band = { percent: number; points: number }

/** The narrowest band that so many points are in; null below the half. */
export const bandOf = (points: number, bands: readonly Band[]): number | null =>
  points === 0
    ? null
    : (bands
        .toSorted((one, other) => one.percent - other.percent)
        .find((each) => points >= each.points)?.percent ?? null)
