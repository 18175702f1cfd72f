import { tableBy } from '#rules/draws/odds.ts'
import { playBox, playOdds } from '#rules/draws/play.ts'
import type { Evidence } from '#rules/draws/verify.ts'

type Replayed =
  /** The number, and the part of its table that it fell into. */
  | { kind: 'ODDS'; value: number; from: number; to: number }
  /** The number, among so many, and the position that it took. */
  | { kind: 'BOX'; value: number; left: number; position: number }

/** The numbers of a draw and what they bring; null while the gateway's seed is not shown, or where it can't be read. */
export function replay({ receipt, odds, serverSeed }: Evidence): Replayed[] | null {
  if (serverSeed === null) return null
  const { tenant, machine, drawer, clientSeed, counter, picks } = receipt
  const turn = { serverSeed, tenant, machine, drawer, clientSeed, counter, count: picks.length }
  try {
    if (receipt.kind === 'BOX') {
      const left = receipt.box!.left
      return playBox(turn, receipt.odds, left).map(({ value, position }, at) => ({
        kind: 'BOX',
        value,
        position,
        left: left.length - at,
      }))
    }
    return playOdds(turn, odds!, receipt.since.before).map(({ value, table, prize }) => {
      let from = 0
      for (const chance of tableBy(odds!, table)) {
        if (chance.prize === prize)
          return { kind: 'ODDS', value, from, to: from + chance.weight - 1 }
        from += chance.weight
      }
      throw new Error('a prize beside its table')
    })
  } catch {
    return null
  }
}
