import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wholeWeight, type Odds } from '#rules/draws/odds.ts'
import { audit } from '../../platform/database/audit.ts'
import { cardsAlone, drawOf, openTreasureFixture } from '../treasure-machine/testing.ts'
import { invariants } from './invariants.ts'
import { approveOdds, askOdds, declineOdds, findActsOn, Refusal } from './service.ts'

const sato = { who: '佐藤', why: '新しいカードを出しやすく' }
const suzuki = { who: 'Suzuki', why: '表を確認' }

let hall: Awaited<ReturnType<typeof openTreasureFixture>>
beforeAll(async () => {
  hall = await openTreasureFixture()
})
afterAll(() => hall.close())

/** In seconds from now. */
const at = (seconds: number) => new Date(hall.now().getTime() + seconds * 1_000)
const ask = (machineId: string, document: unknown, effectiveAt = at(3_600), hand = sato) =>
  askOdds(hall.as(null), machineId, { document, effectiveAt }, hand)
const faults = async () =>
  (await audit(hall.ownerUrl, invariants)).filter(({ violations }) => violations.length > 0)

async function machine() {
  const { id, prizes } = await hall.machine({ odds: cardsAlone })
  const other: Odds = {
    ...cardsAlone(prizes),
    base: [
      { prize: prizes.s, weight: 5_000 },
      { prize: prizes.b, weight: 95_000 },
    ],
  }
  return { id, prizes, other }
}

it('changes odds by two people, as a version of their own, from the time that was said', async () => {
  const { id, other } = await machine()
  const fan = await hall.drawer(id, 3_000)
  const { act, version } = await ask(id, other)
  expect(version).toBe(2)
  // Asked for is not done.
  hall.pass(3_700)
  drawOf(await hall.draw(fan, id, 'ONE', { oddsVersion: 1 }))
  hall.pass(-3_700)

  await expect(approveOdds(hall.as(null), act.id, { ...suzuki, who: ' 佐藤 ' })).rejects.toThrow(
    /somebody else/,
  )
  expect(await approveOdds(hall.as(null), act.id, suzuki)).toMatchObject({
    isNew: true,
    version: 2,
  })
  expect(await approveOdds(hall.as(null), act.id, suzuki)).toMatchObject({ isNew: false })
  drawOf(await hall.draw(fan, id, 'ONE', { oddsVersion: 1 }))
  hall.pass(3_700)
  expect(await hall.draw(fan, id, 'ONE', { oddsVersion: 1 })).toMatchObject({
    __typename: 'TreasureMachineErrorResponse',
    code: 'ODDS_CHANGED',
  })
  expect(drawOf(await hall.draw(fan, id, 'ONE', { oddsVersion: 2 })).oddsVersion).toBe(2)
  expect(await findActsOn(hall.db, id)).toMatchObject([
    { kind: 'ASK_ODDS', who: '佐藤' },
    { kind: 'APPROVE_ODDS', who: 'suzuki', askedBy: '佐藤' },
  ])
  expect(await faults()).toEqual([])
})

it('refuses what a machine may not be published with, when it is asked for', async () => {
  const { id, prizes, other } = await machine()
  const refused = async (document: unknown, why: RegExp, effectiveAt = at(60)) => {
    await expect(ask(id, document, effectiveAt)).rejects.toThrow(why)
    await expect(ask(id, document, effectiveAt)).rejects.toThrow(Refusal)
  }
  await refused({ ...other, base: [{ prize: prizes.b, weight: wholeWeight - 1 }] }, /SUM/)
  await refused({ ...other, base: [{ prize: 'constructor', weight: wholeWeight }] }, /UNKNOWN/)
  await refused({ ...other, bonus: 1 }, /holds no odds/)
  await refused(null, /holds no odds/)
  await refused(other, /TOO_EARLY/, at(-60))
  const box = await hall.machine({ box: { s: 1, b: 3 } })
  await expect(ask(box.id, cardsAlone(box.prizes))).rejects.toThrow(/NO_BOX/)
  await expect(ask('treasuremachine_none', other)).rejects.toThrow(/NO_MACHINE/)
  expect(await findActsOn(hall.db, id)).toEqual([])
})

it('approves nothing late, nothing declined, and no second before the first is answered', async () => {
  const { id, other } = await machine()
  const { act } = await ask(id, other, at(60))
  expect(await ask(id, other, new Date(act.details.effectiveAt!))).toMatchObject({ isNew: false })
  await expect(ask(id, other, at(120))).rejects.toThrow(/wait/)
  hall.pass(120)
  await expect(approveOdds(hall.as(null), act.id, suzuki)).rejects.toThrow(/TOO_EARLY/)
  await declineOdds(hall.as(null), act.id, sato)
  await expect(approveOdds(hall.as(null), act.id, suzuki)).rejects.toThrow(/was declined/)
  await expect(approveOdds(hall.as(null), 'act_none', suzuki)).rejects.toThrow(/Nobody has asked/)
})

it('never lets a later version take effect before the one it replaces', async () => {
  const { id, other } = await machine()
  const first = await ask(id, other, at(7_200))
  await approveOdds(hall.as(null), first.act.id, suzuki)
  await expect(ask(id, other, at(3_600))).rejects.toThrow(/TOO_EARLY/)
})

it('finds a version that nobody asked for', async () => {
  const { id } = await machine()
  await hall.db.execute(sql`
    insert into treasure_odds (tenant_id, machine_id, version, document, hash, effective_at, proposed_by, approved_by)
    select tenant_id, machine_id, 2, document, hash, effective_at, 'a', 'b' from treasure_odds where machine_id = ${id}`)
  expect(await faults()).toMatchObject([{ violations: [{ what: expect.stringContaining(id) }] }])
})
