import type { TakenFrom } from '#rules/coins.ts'
import { addDays, midnightFrom } from '#rules/day.ts'

/** A lot of the model: free ones are told apart by their expiry, paid ones by the transfer that opened them. */
type Lot = { class: 'FREE' | 'PAID'; expiresAt: number; remaining: number; expired: number }
/** A lot's name and how much moved. */
export type Leg = [lot: string, amount: number]
export type Answer =
  | { outcome: 'DONE'; legs: Leg[] }
  | { outcome: 'SHORT' | 'SPENT'; missing: number }
  | { outcome: 'ALREADY_REVERSED' | 'UNKNOWN' }

export type Act =
  | { kind: 'GIVE'; class: 'FREE' | 'PAID'; amount: number; days: number }
  | { kind: 'TAKE'; amount: number; takenFrom: TakenFrom }
  | { kind: 'UNDO'; transferId: string }
  | { kind: 'EXPIRE' }

/** What the ledger should do with one fan's coins, one act after another, as simply as it can be said. */
export class Model {
  lots = new Map<string, Lot>()
  #done = new Map<string, { kind: Act['kind']; legs: Leg[] }>()
  #reversed = new Set<string>()

  clone(): Model {
    const copy = new Model()
    copy.lots = new Map([...this.lots].map(([name, lot]) => [name, { ...lot }]))
    copy.#done = new Map(this.#done)
    copy.#reversed = new Set(this.#reversed)
    return copy
  }

  /** Does an act as the transfer of this id, or says why not and changes nothing. */
  act(act: Act, id: string, at: Date): Answer {
    const answer = this.#decide(act, id, at)
    if (answer.outcome !== 'DONE') return answer
    for (const [name, amount] of answer.legs) this.lots.get(name)!.remaining += amount
    this.#done.set(id, { kind: act.kind, legs: answer.legs })
    return answer
  }

  #decide(act: Act, id: string, at: Date): Answer {
    if (act.kind === 'GIVE')
      return { outcome: 'DONE', legs: [[this.#open(act.class, id, at, act.days), act.amount]] }
    if (act.kind === 'TAKE') return this.#take(act.amount, act.takenFrom, at)
    if (act.kind === 'UNDO') return this.#undo(act, id, at)
    const legs = [...this.lots].flatMap(([name, lot]): Leg[] => {
      if (lot.expiresAt > at.getTime() || lot.remaining === 0) return []
      lot.expired += lot.remaining
      return [[name, -lot.remaining]]
    })
    return { outcome: 'DONE', legs }
  }

  #open(kind: Lot['class'], id: string, at: Date, days: number): string {
    const exact = addDays(at, days)
    const expiresAt = (kind === 'FREE' ? midnightFrom(exact) : exact).getTime()
    const name = kind === 'FREE' ? `free ${expiresAt}` : id
    if (!this.lots.has(name))
      this.lots.set(name, { class: kind, expiresAt, remaining: 0, expired: 0 })
    return name
  }

  #take(amount: number, takenFrom: TakenFrom, at: Date): Answer {
    const inTurn = [...this.lots]
      .filter(([, lot]) => lot.expiresAt > at.getTime() && lot.remaining > 0)
      .filter(([, lot]) => lot.class === 'PAID' || takenFrom === 'FREE_FIRST')
      .toSorted(([, a], [, b]) => a.class.localeCompare(b.class) || a.expiresAt - b.expiresAt)
    let missing = amount
    const legs: Leg[] = []
    for (const [name, { remaining }] of inTurn) {
      const taken = Math.min(remaining, missing)
      if (taken > 0) legs.push([name, -taken])
      missing -= taken
    }
    return missing > 0 ? { outcome: 'SHORT', missing } : { outcome: 'DONE', legs }
  }

  #undo({ transferId }: Act & { kind: 'UNDO' }, id: string, at: Date): Answer {
    const done = this.#done.get(transferId)
    if (!done || done.kind === 'UNDO' || done.kind === 'EXPIRE') return { outcome: 'UNKNOWN' }
    if (this.#reversed.has(transferId)) return { outcome: 'ALREADY_REVERSED' }
    const legs = new Map<string, number>()
    let missing = 0
    for (const [name, amount] of done.legs) {
      const lot = this.lots.get(name)!
      const isGone = lot.expiresAt <= at.getTime()
      if (amount < 0) {
        const back = isGone ? this.#open('FREE', id, at, 30) : name
        legs.set(back, (legs.get(back) ?? 0) - amount)
        continue
      }
      const taken = Math.min(lot.remaining, amount)
      if (taken > 0) legs.set(name, -taken)
      missing += Math.max(0, amount - lot.remaining - (isGone ? lot.expired : 0))
    }
    if (missing > 0) return { outcome: 'SPENT', missing }
    this.#reversed.add(transferId)
    return { outcome: 'DONE', legs: [...legs] }
  }
}
