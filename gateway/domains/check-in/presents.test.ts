import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { badgesOf } from '../collection/service.ts'
import { ownedBadge } from '../collection/tables.ts'
import { loadDelivery } from '../delivery/service.ts'
import { balancesOf } from '../ledger/service.ts'
import { giveToOpen, openableItems, viewerCameBy } from '../special-gift/service.ts'
import { storeGiven } from '../store/tables.ts'
import { claimPresent } from './claimingPresents.ts'
import { presentInvariants } from './presentInvariants.ts'
import { canReach, forViewer, loadPresent, presentsOf, presentStanding } from './presents.ts'
import { stampToday } from './service.ts'
import { checkInPresent, type CheckInPresentRow } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const days = (count: number) => stage.pass(count * 24 * 60 * 60)
const stamp = (fan: string) => stampToday(stage.as(fan), { communityId: stage.communityId })
const shown = (fan: string | null) => presentsOf(stage.as(fan), stage.communityId)
const named = async (slug: string) => (await shown(null)).find((each) => each.slug === slug)!
const claim = (fan: string | null, { id }: CheckInPresentRow, key: string = randomUUID()) =>
  claimPresent(stage.as(fan), { presentId: id, idempotencyKey: key })
const standing = async (fan: string | null, { id }: CheckInPresentRow) => {
  const context = stage.as(fan)
  return presentStanding(context, (await loadPresent(context, id))!)
}
const left = async ({ id }: CheckInPresentRow) => (await loadPresent(stage.as(null), id))!.left
const set = (id: string, changed: Partial<CheckInPresentRow>) =>
  stage.db.update(checkInPresent).set(changed).where(eq(checkInPresent.id, id))
const tickets = async (fan: string) =>
  (await balancesOf(stage.db, fan, stage.as(null).now())).get('TICKET:draw')?.free ?? 0
const names = (answers: readonly object[]) =>
  answers.map((each) => ('code' in each ? each.code : 'GIVEN')).toSorted()

describe('presents of a month', () => {
  it('are shown to a guest with their stock, and stand for nobody', async () => {
    const presents = await shown(null)
    expect(presents.map(({ stamps, kind }) => [stamps, kind])).toEqual([
      [1, 'GOODS'],
      [3, 'DIGITAL_ITEM'],
      [5, 'DIGITAL_ITEM'],
      [10, 'DIGITAL_ITEM'],
      [15, 'DIGITAL_ITEM'],
      [25, 'GOODS'],
    ])
    expect(await standing(null, presents[0]!)).toBe('COLLECTING')
    expect(await claim(null, presents[0]!)).toEqual({ __typename: 'UnauthenticatedError' })
  })

  it('of the month to come are not there yet', async () => {
    const all = await stage.db.select().from(checkInPresent)
    const next = all.find(({ month }) => month === '2026-12-01')!
    expect(await loadPresent(stage.as(null), next.id)).toBeNull()
    const fan = await stage.fan()
    expect(await claim(fan, next)).toEqual({ __typename: 'NotFoundError', field: 'presentId' })
  })
})

describe('a present', () => {
  it('is refused while stamps are missing, and says how many', async () => {
    const fan = await stage.fan()
    const present = await named('tickets')
    await stamp(fan)
    expect(await standing(fan, present)).toBe('COLLECTING')
    expect(await claim(fan, present)).toEqual({
      __typename: 'CheckInPresentError',
      code: 'INCOMPLETE',
      missing: 4,
    })
    expect(await tickets(fan)).toBe(1)
  })

  it('is told as out of reach once the month has too few days left, and not before', async () => {
    // 20 November: eleven days are left, today too.
    const [fan, present] = [await stage.fan(), await named('badge')]
    const reach = async (who: string | null, stamps: number) => {
      await set(present.id, { stamps })
      const context = stage.as(who)
      return canReach(context, (await loadPresent(context, present.id))!)
    }
    expect([await reach(null, 11), await reach(null, 12)]).toEqual([true, false])
    expect([await reach(fan, 11), await reach(fan, 12)]).toEqual([true, false])
    await stamp(fan)
    expect([await reach(fan, 11), await reach(fan, 12)]).toEqual([true, false])
    expect(await standing(fan, present)).toBe('COLLECTING')
    await reach(fan, 15)
  })

  it('of goods opens a delivery that waits for where it goes, the fan’s alone', async () => {
    const fan = await stage.fan()
    const present = await named('postcard')
    await stamp(fan)
    expect(await standing(fan, present)).toBe('READY')
    expect(await claim(fan, present)).toMatchObject({ __typename: 'ClaimCheckInPresentSuccess' })
    expect(await standing(fan, present)).toBe('RECEIVED')
    const { claim: had } = await forViewer(stage.as(fan), present)
    expect(await loadDelivery(stage.as(fan), had!.deliveryId!)).toMatchObject({
      state: 'AWAITING_ADDRESS',
      orderId: null,
      lines: [{ itemId: present.id, quantity: 1 }],
    })
    expect(await loadDelivery(stage.as(await stage.fan()), had!.deliveryId!)).toBeNull()
  })

  it('that can be opened is opened at once, once it is received, and the fan’s alone', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const present = await named('harbour-wallpapers')
    await set(present.id, { stamps: 1 })
    await stamp(fan)
    const has = async (who: string) => (await openableItems(stage.as(who))).map(({ id }) => id)
    expect(await has(fan)).toEqual([])
    await Promise.all([claim(fan, present), claim(fan, present)])
    expect([await has(fan), await has(other)]).toEqual([[present.thingId], []])
    expect(await viewerCameBy(stage.as(fan), present.thingId!)).toBe('CHECK_IN_PRESENT')
  })

  it('takes no piece from who has it already, or from whoever is given it at once', async () => {
    const present = await named('harbour-wallpapers')
    await set(present.id, { stamps: 1 })
    const [owner, lucky] = [await stage.fan(), await stage.fan()]
    for (const fan of [owner, lucky]) await stamp(fan)
    const give = (fanId: string) =>
      stage.db.transaction((transaction) =>
        giveToOpen(transaction, {
          source: 'PRIZE_DRAW',
          given: [{ fanId, itemId: present.thingId!, reference: `won:${fanId}` }],
          at: stage.as(null).now(),
        }),
      )
    await give(owner)
    const before = await left(present)
    expect(await claim(owner, present)).toMatchObject({ code: 'OWNED', missing: 0 })
    expect(await left(present)).toBe(before)
    // At once it is either: received with a piece, or refused without one.
    const [answer] = await Promise.all([claim(lucky, present), give(lucky)])
    const isReceived = answer.__typename === 'ClaimCheckInPresentSuccess'
    expect(await left(present)).toBe(before - (isReceived ? 1 : 0))
    await stage.db.delete(storeGiven).where(eq(storeGiven.source, 'PRIZE_DRAW'))
  })

  it('is given once, though fifty ask at once under keys of their own', async () => {
    const fan = await stage.fan()
    const present = await named('tickets')
    await set(present.id, { stamps: 1 })
    await stamp(fan)
    const before = await left(present)
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(fan, present)))
    expect(new Set(names(answers))).toEqual(new Set(['GIVEN']))
    expect(await tickets(fan)).toBe(3)
    expect(await left(present)).toBe(before - 1)
  })

  it('answers its key again, and refuses it for another present', async () => {
    const fan = await stage.fan()
    const key = randomUUID()
    await stamp(fan)
    const [present, other] = [await named('postcard'), await named('tickets')]
    const again = await Promise.all([1, 2, 3].map(() => claim(fan, present, key)))
    for (const each of again) expect(each.__typename).toBe('ClaimCheckInPresentSuccess')
    await expect(claim(fan, other, key)).rejects.toThrow('has served for something else')
    await expect(claim(fan, other, '')).rejects.toThrow('printable')
  })

  it('has its last piece for one of fifty fans', async () => {
    const present = await named('calendar')
    await set(present.id, { stamps: 1, stock: 1, left: 1 })
    const fans = await Promise.all(Array.from({ length: 50 }, () => stage.fan()))
    await Promise.all(fans.map(stamp))
    const answers = await Promise.all(fans.map((fan) => claim(fan, present)))
    expect(names(answers)).toEqual(['GIVEN', ...Array<string>(49).fill('OUT_OF_STOCK')])
    expect(await left(present)).toBe(0)
    const without = fans[answers.findIndex((each) => 'code' in each)]!
    expect(await standing(without, present)).toBe('GONE')
  })

  it('gives a badge and a card, by the collection', async () => {
    const fan = await stage.fan()
    await stamp(fan)
    for (const slug of ['badge', 'card']) {
      const present = await named(slug)
      await set(present.id, { stamps: 1 })
      expect(await claim(fan, present)).toMatchObject({ __typename: 'ClaimCheckInPresentSuccess' })
    }
    const badges = await badgesOf(stage.db, fan, { most: 10 })
    expect(badges.map(({ slug }) => slug)).toEqual(['badge-stamps'])
  })

  it('is for members', async () => {
    const outsider = await stage.fan({ hasJoined: false })
    expect(await claim(outsider, await named('postcard'))).toMatchObject({
      __typename: 'NotJoinedError',
    })
  })

  it('is another tenant’s to nobody', async () => {
    const context = stage.as(null, 'shiodamari')
    const { id } = await named('postcard')
    expect(await loadPresent({ ...context, db: stage.databaseFor('shiodamari') }, id)).toBeNull()
  })

  it('can be received for seven days after its month, and not on the eighth', async () => {
    const [early, late] = [await stage.fan(), await stage.fan()]
    const present = await named('postcard')
    await Promise.all([early, late].map(stamp))
    // From 20 November to 7 December.
    days(17)
    expect(await standing(early, present)).toBe('READY')
    expect((await shown(early)).map(({ month }) => month)).toContain('2026-12-01')
    expect(await claim(early, present)).toMatchObject({ __typename: 'ClaimCheckInPresentSuccess' })
    days(1)
    expect(await standing(late, present)).toBe('OVER')
    expect(await claim(late, present)).toMatchObject({ code: 'EXPIRED' })
    expect((await shown(late)).every(({ month }) => month === '2026-12-01')).toBe(true)
  })
})

it('keep their promises, and an audit sees where one is broken', async () => {
  const broken = async () =>
    (await audit(stage.ownerUrl, presentInvariants)).map(({ violations }) => violations.length)
  expect(await broken()).toEqual([0, 0, 0, 0])
  const present = await named('postcard')
  await set(present.id, { left: present.left - 1, stamps: 31 })
  await stage.db.delete(ownedBadge)
  const [gone, ungiven, unreceived, early] = await broken()
  expect([gone, ungiven, unreceived]).toEqual([1, 1, 0])
  expect(early).toBe(0)
  await stage.db.update(storeGiven).set({ reference: 'lost' })
  expect((await broken()).slice(1, 3)).toEqual([2, 1])
})
