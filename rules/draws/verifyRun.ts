import { textOfReceipt, type Receipt } from './receipt.ts'

/**
 * `START` and `GAP`: receipts are missing before it, so nothing is known of the numbers between. The others contradict
 * each other: the same number twice, a pair that is two, pity that is not what the draw before left.
 */
export type RunFaultKind = 'START' | 'GAP' | 'AGAIN' | 'PAIR' | 'SINCE'
export type RunFault = {
  kind: RunFaultKind
  /** The draw that doesn't follow from the one before. */
  draw: string
  /** The numbers that no receipt tells of, of a START or a GAP. */
  missing?: { from: number; to: number }
}

/** A fan's draws by one pair of seeds at one machine. */
export type Run = {
  machine: string
  serverHash: string
  draws: number
  outcome: 'HOLDS' | 'FAILS' | 'WAITING'
  faults: RunFault[]
}

/**
 * Whether a fan's receipts are a run without a gap, pair by pair: numbers begin at 0 and go on where the last draw
 * ended, and pity goes on with what that one left. So no number was passed over, and none was used twice. `WAITING`
 * where receipts are missing and those that are there agree.
 */
export function verifyRuns(receipts: readonly Receipt[]): Run[] {
  const pairs = Map.groupBy(receipts, ({ machine, serverHash }) => `${machine} ${serverHash}`)
  return [...pairs.values()].map((all) => {
    const draws = inOrder(all)
    const faults = draws.flatMap((next, at) => faultsOf(draws[at - 1], next))
    const { machine, serverHash } = draws[0]!
    const hasMissing = faults.some(({ kind }) => kind === 'START' || kind === 'GAP')
    const isWrong = faults.some(({ kind }) => kind !== 'START' && kind !== 'GAP')
    const outcome = isWrong ? 'FAILS' : hasMissing ? 'WAITING' : 'HOLDS'
    return { machine, serverHash, draws: draws.length, outcome, faults }
  })
}

/** By number; the same receipt twice is one. */
const inOrder = (receipts: readonly Receipt[]) =>
  [...new Map(receipts.map((each) => [textOfReceipt(each), each])).values()].toSorted(
    (one, other) => one.counter - other.counter,
  )

function faultsOf(before: Receipt | undefined, { draw, ...next }: Receipt): RunFault[] {
  const due = before ? before.counter + before.picks.length : 0
  const missing = { from: due, to: next.counter - 1 }
  if (!before) return next.counter === 0 ? [] : [{ kind: 'START', draw, missing }]
  const faults: RunFault[] = []
  if (next.counter < due) faults.push({ kind: 'AGAIN', draw })
  if (next.counter > due) faults.push({ kind: 'GAP', draw, missing })
  if (next.clientSeed !== before.clientSeed || next.drawer !== before.drawer)
    faults.push({ kind: 'PAIR', draw })
  // Over a gap nobody can say what the draws between left.
  if (next.counter === due && next.since.before !== before.since.after)
    faults.push({ kind: 'SINCE', draw })
  return faults
}
