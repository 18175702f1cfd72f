import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { callExpire } from './store.ts'
import { invariants } from './invariants.ts'
import { balancesOf } from './service.ts'
import { Model, type Act, type Leg } from './testing.model.ts'
import { openLedger } from './testing.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

type Order =
  | Exclude<Act, { kind: 'UNDO' }>
  /** One of the transfers before, counted round. */
  | { kind: 'UNDO'; which: number }

const amount = fc.integer({ min: 1, max: 60 })
const order: fc.Arbitrary<Order> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('GIVE' as const),
      class: fc.constantFrom('FREE' as const, 'PAID' as const),
      amount,
      days: fc.constantFrom(1, 2, 20, 30),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('TAKE' as const),
      amount,
      takenFrom: fc.constantFrom('FREE_FIRST' as const, 'PAID_ONLY' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('UNDO' as const), which: fc.nat(50) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'EXPIRE' as const }) },
)
/** So many days later, all of these at once. */
const round = fc.record({
  days: fc.constantFrom(0, 1, 3, 25),
  orders: fc.array(order, { minLength: 1, maxLength: 10 }),
})

type Given = { act: Act; answer: { outcome: string; missing?: number; transferId?: string } }

async function give(fan: string, act: Act, key: string): Promise<Given['answer']> {
  if (act.kind === 'GIVE')
    return ledger.give(fan, act.amount, { class: act.class, expiry: { afterDays: act.days } }, key)
  if (act.kind === 'TAKE') return ledger.take(fan, act.amount, { takenFrom: act.takenFrom, key })
  if (act.kind === 'UNDO') return ledger.undo(act.transferId, { key })
  const account = { id: key, ownerId: fan, asset: 'COIN', at: ledger.now().toISOString() }
  const expired = await callExpire(ledger.db, account)
  return { outcome: 'DONE', ...(expired > 0 && { transferId: key }) }
}

/** What each transfer of a fan moved, in the order in which they were written. */
async function written(fan: string): Promise<Map<string, Leg[]>> {
  const { rows } = await ledger.db.execute<{ id: string; lot: string; amount: number }>(sql`
    select transfer_id as id, amount,
      case class when 'FREE' then 'free ' || (extract(epoch from expires_at) * 1000)::bigint else opened_by end as lot
    from ledger_entry join ledger_lot lot on lot.id = lot_id
    where account = ${fan} and ledger_entry.asset = 'COIN' order by number`)
  const transfers = Map.groupBy(rows, ({ id }) => id)
  return new Map(
    [...transfers].map(([id, legs]) => [id, legs.map((leg): Leg => [leg.lot, leg.amount])]),
  )
}

const sorted = (legs: readonly Leg[]) => legs.map((leg) => leg.join(': ')).toSorted()

it('moves as if one act came after another, however many come at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 2, maxLength: 6 }), async (rounds) => {
      const fan = await ledger.fan()
      const model = new Model()
      const known: string[] = []
      for (const { days, orders } of rounds) {
        ledger.pass(days)
        const acts = orders.map((each): Act =>
          each.kind === 'UNDO'
            ? { ...each, transferId: known[each.which % (known.length || 1)] ?? ledger.key() }
            : each,
        )
        const given = await Promise.all(
          acts.map(async (act): Promise<Given> => {
            const key = ledger.key()
            // Each is asked twice: the same key has the same answer.
            const twice = act.kind !== 'EXPIRE'
            const [answer, again] = await Promise.all([
              give(fan, act, key),
              twice ? give(fan, act, key) : undefined,
            ])
            const both = [answer, again].filter((each) => each?.transferId !== undefined)
            expect(new Set(both.map((each) => JSON.stringify(each))).size).toBeLessThan(2)
            return { act, answer: both[0] ?? answer }
          }),
        )
        explain(model, given, await written(fan), known)
        const coins = (await balancesOf(ledger.db, fan, ledger.now())).get('COIN')
        const alive = [...model.lots.values()].filter(
          (lot) => lot.expiresAt > ledger.now().getTime(),
        )
        expect((coins?.free ?? 0) + (coins?.paid ?? 0)).toBe(
          alive.reduce((sum, lot) => sum + lot.remaining, 0),
        )
      }
    }),
    { numRuns: 10, endOnFailure: true },
  )
  for (const { name, violations } of await audit(ledger.ownerUrl, invariants))
    expect([name, violations]).toEqual([name, []])
})

/** Replays in the model what was written, in its order, and finds for each refusal a moment at which it was right. */
function explain(
  model: Model,
  given: readonly Given[],
  transfers: ReadonlyMap<string, Leg[]>,
  known: string[],
): void {
  const moments = [model.clone()]
  for (const [id, legs] of transfers) {
    if (known.includes(id)) continue
    const { act } = given.find(({ answer }) => answer.transferId === id)!
    const expected = model.act(act, id, ledger.now())
    expect({ act, ...expected, legs: 'legs' in expected && sorted(expected.legs) }).toEqual({
      act,
      outcome: 'DONE',
      legs: sorted(legs),
    })
    known.push(id)
    moments.push(model.clone())
  }
  for (const { act, answer } of given) {
    const { transferId } = answer
    if (transferId === undefined || transfers.has(transferId)) continue
    // Taking back what has expired moves nothing, and so has no place among the entries.
    expect(model.act(act, transferId, ledger.now())).toEqual({ outcome: 'DONE', legs: [] })
    moments.push(model.clone())
  }
  for (const { act, answer } of given) {
    if (answer.transferId !== undefined) continue
    const reasons = moments.map((moment) => {
      const { outcome, ...rest } = moment.clone().act(act, 'none', ledger.now())
      return { outcome, missing: 'missing' in rest ? rest.missing : undefined }
    })
    expect(reasons, JSON.stringify(act)).toContainEqual({
      outcome: answer.outcome,
      missing: answer.missing,
    })
  }
}
