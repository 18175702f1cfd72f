import { wholeWeight, type Odds, type OddsTable } from './odds.ts'

export type PrizeOfMachine = {
  id: string
  kind: 'BLANK' | 'COIN' | 'CARD' | 'NFT'
  rank: string
}

/** All that can pay for a machine's draws. */
export type MachinePrice = {
  /** What one, ten and the discounted draws cost; null where there is no such offer. */
  coins: readonly (number | null)[]
  takesTickets: boolean
  /** Whether it draws for lots that the store sells. */
  takesLots: boolean
  /** So many points buy a prize; null where none are given. */
  pointPrice: number | null
}

/**
 * Whether anything that is bought pays for a draw: coins, tickets or lots, which are sold, or points, which come with
 * draws that were paid for.
 */
export const isPaid = ({ coins, takesTickets, takesLots, pointPrice }: MachinePrice): boolean =>
  takesTickets ||
  takesLots ||
  pointPrice !== null ||
  coins.some((price) => price !== null && price > 0)

/** What an operator means to offer. */
export type MachinePlan = {
  kind: 'ODDS' | 'BOX'
  prizes: readonly PrizeOfMachine[]
  price: MachinePrice
  odds: Odds | null
  /** Of a box: how many of each prize lie in it, by the prize's id. */
  box: Readonly<Record<string, number>> | null
  /** What it gives to whoever has several things: each names all that it asks for, by the prizes' ids. */
  rewards: readonly { prizes: readonly string[] }[]
}

export type PlanFault =
  | 'NO_PRIZES'
  | 'NO_ODDS'
  | 'NO_BOX'
  | 'WEIGHT'
  | 'SUM'
  | 'UNKNOWN_PRIZE'
  | 'PRIZE_TWICE'
  | 'PAID_BLANK'
  | 'PROMISED_BLANK'
  | 'COMPLETE_SET'
  | 'PITY_WITHOUT_TOP'
  | 'PITY_AT'

/**
 * Why a machine may not be published; empty where it may. A reward for a set of different things of which one is
 * drawn for money is banned whatever it is worth (懸賞景品制限告示, paragraph 5), so each asks for one at most.
 */
export function faultsOf(plan: MachinePlan): PlanFault[] {
  const faults = new Set<PlanFault>()
  const paid = isPaid(plan.price)
  const known = new Map(plan.prizes.map((prize) => [prize.id, prize]))
  const isBlank = (prize: string) => known.get(prize)?.kind === 'BLANK'
  const drawable = new Set<string>()
  if (plan.prizes.length === 0) faults.add('NO_PRIZES')
  if (plan.kind === 'ODDS' && !plan.odds) faults.add('NO_ODDS')
  if (plan.kind === 'BOX' && !Object.keys(plan.box ?? {}).length) faults.add('NO_BOX')

  for (const table of tablesOf(plan.odds)) {
    if (table.some(({ weight }) => !Number.isInteger(weight) || weight < 1)) faults.add('WEIGHT')
    if (table.reduce((sum, { weight }) => sum + weight, 0) !== wholeWeight) faults.add('SUM')
    if (new Set(table.map(({ prize }) => prize)).size < table.length) faults.add('PRIZE_TWICE')
    for (const { prize } of table) drawable.add(prize)
  }
  for (const [prize, count] of Object.entries(plan.box ?? {})) {
    if (!Number.isInteger(count) || count < 1) faults.add('WEIGHT')
    drawable.add(prize)
  }
  for (const prize of drawable) {
    if (!known.has(prize)) faults.add('UNKNOWN_PRIZE')
    if (paid && isBlank(prize)) faults.add('PAID_BLANK')
  }
  for (const prize of plan.odds?.top ?? []) if (!known.has(prize)) faults.add('UNKNOWN_PRIZE')
  if (paid && plan.rewards.some(({ prizes }) => new Set(prizes).size > 1))
    faults.add('COMPLETE_SET')

  const { pity = null, top = [] } = plan.odds ?? {}
  if (pity && !pity.table.every(({ prize }) => top.includes(prize))) faults.add('PITY_WITHOUT_TOP')
  // A promise of something is none if nothing can come of it.
  const promised = [...(plan.odds?.guarantee ?? []), ...(pity?.table ?? [])].map(
    ({ prize }) => prize,
  )
  if ([...promised, ...top].some(isBlank)) faults.add('PROMISED_BLANK')
  if (pity && !(Number.isInteger(pity.at) && pity.at > 1)) faults.add('PITY_AT')
  return [...faults]
}

const tablesOf = (odds: Odds | null): OddsTable[] =>
  odds ? [odds.base, odds.guarantee, odds.pity?.table].filter((table) => table != null) : []
