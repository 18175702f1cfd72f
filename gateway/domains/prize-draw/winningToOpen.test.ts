import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { giftsOf, openableItems, pagesOf, viewerCameBy } from '../special-gift/service.ts'
import type { BookRow } from '../special-gift/tables.ts'
import { giveItems, holdStock, offersOf } from '../store/service.ts'
import { newItem } from '../store/testing.ts'
import { mailboxOf } from '../user/testing.ts'
import { storeGiven } from '../store/tables.ts'
import { prizeDrawEntry, prizeDrawPlace, prizeDrawPrize } from './tables.ts'
import { entryOf, newDigitalItem, openDraws } from './testing.ts'

let stage: Awaited<ReturnType<typeof openDraws>>
beforeAll(async () => {
  stage = await openDraws()
})
afterAll(() => stage.close())

/** A draw of an item that one of two fans wins. */
async function won() {
  const itemId = await newDigitalItem(stage.db, stage.communityId)
  const draw = await stage.draw({ prizes: [{ kind: 'DIGITAL_ITEM', thingId: itemId }] })
  const fans = [await stage.buyer(5_000), await stage.buyer(5_000)]
  for (const fan of fans) entryOf(await stage.enter(fan, draw))
  await stage.finish()
  const [place] = await stage.places(draw)
  const fan = place!.fanId
  return { itemId, draw, fan, other: fans.find((each) => each !== fan)! }
}

const had = async (fan: string) => (await openableItems(stage.as(fan))).map(({ id }) => id)
const pages = async (fan: string, id: string) => {
  const [gift] = await giftsOf(stage.as(fan), { id })
  return pagesOf(stage.as(fan), gift as BookRow)
}
const offer = async (fan: string, itemId: string) => {
  const { db, communityId, now } = stage
  return (await offersOf(db, { communityId, itemIds: [itemId], fanId: fan, now: now() })).get(
    itemId,
  )!
}

describe('what is won to be opened', () => {
  it('is the winner’s at once, who is told where, and nobody else’s', async () => {
    const { itemId, fan, other } = await won()
    expect([await had(fan), await had(other)]).toEqual([[itemId], []])
    expect(await viewerCameBy(stage.as(fan), itemId)).toBe('PRIZE_DRAW')
    expect(await viewerCameBy(stage.as(other), itemId)).toBeNull()
    expect(await viewerCameBy(stage.as(null), itemId)).toBeNull()
    expect(await pages(fan, itemId)).toHaveLength(1)
    expect(await pages(other, itemId)).toBeNull()
    const mails = await mailboxOf(stage.db, fan, stage.now())
    await stage.mail()
    expect((await mails()).at(-1)!.body).toContain(`/store/items/${itemId}/special-gifts`)
    expect(await stage.faults()).toEqual([])
  })

  it('is not sold a second time to who has it', async () => {
    const { itemId, fan, other } = await won()
    expect(await offer(fan, itemId)).toMatchObject({ allowed: 0, problem: 'LIMIT' })
    expect(await offer(other, itemId)).toMatchObject({ allowed: 1, problem: null })
    const lines = [{ itemId, variant: '', quantity: 1 }]
    const hold = (fanId: string) =>
      stage.db.transaction((transaction) =>
        holdStock(transaction, { sessionId: newId('upload'), fanId, lines, now: stage.now() }),
      )
    // The last to decide, whatever a page of before showed.
    const refused = [{ itemId, variant: '', code: 'LIMIT', available: 0 }]
    expect(await hold(fan)).toEqual({ outcome: 'REFUSED', refused })
    expect(await hold(other)).toEqual({ outcome: 'HELD' })
    expect(await stage.open(fan, itemId)).toMatchObject({ code: 'OWNED' })
  })

  it('can’t be given twice by one place, nor be anything but a digital item', async () => {
    const { itemId, draw, fan } = await won()
    const give = (given: { itemId: string; reference: string }) =>
      stage.db.transaction((transaction) =>
        giveItems(transaction, {
          source: 'PRIZE_DRAW',
          given: [{ fanId: fan, ...given }],
          at: stage.now(),
        }),
      )
    await expect(give({ itemId, reference: `${draw}:0` })).rejects.toThrow()
    const mug = await newItem(stage.db, stage.communityId, {})
    await expect(give({ itemId: mug, reference: 'any' })).rejects.toThrow(/no digital item/)
    const plan = await stage.drawPlan({ prizes: [{ kind: 'DIGITAL_ITEM', thingId: mug }] })
    await expect(stage.publish(plan)).rejects.toThrow(/no digital item/)
    await stage.db.delete(prizeDrawPrize).where(eq(prizeDrawPrize.drawId, plan))
    const empty = await newItem(stage.db, stage.communityId, { kind: 'DIGITAL' })
    const promised = await stage.drawPlan({ prizes: [{ kind: 'DIGITAL_ITEM', thingId: empty }] })
    await expect(stage.publish(promised)).rejects.toThrow(/holds nothing to open/)
    await stage.db.delete(prizeDrawPrize).where(eq(prizeDrawPrize.drawId, promised))
  })

  it('is begun to be paid or given, never both, where both happen at once', async () => {
    for (let round = 0; round < 8; round++) {
      const itemId = await newDigitalItem(stage.db, stage.communityId)
      const fan = await stage.buyer(5_000)
      const lines = [{ itemId, variant: '', quantity: 1 }]
      const given = [{ fanId: fan, itemId, reference: `round:${itemId}` }]
      const { db, now } = stage
      const giving = Promise.withResolvers<void>()
      // Given, and not committed yet, as somebody begins to pay.
      const isGiven = db.transaction(async (transaction) => {
        await giveItems(transaction, { source: 'PRIZE_DRAW', given, at: now() })
        giving.resolve()
      })
      await giving.promise
      const held = await db.transaction((transaction) =>
        holdStock(transaction, { sessionId: newId('upload'), fanId: fan, lines, now: now() }),
      )
      await isGiven
      expect(held).toMatchObject({ outcome: 'REFUSED' })
      await db.delete(storeGiven).where(eq(storeGiven.itemId, itemId))
    }
  })

  it('can’t be called handed over by a process that knows nothing of it', async () => {
    const { draw, other } = await won()
    const [place] = await stage.places(draw)
    const { db } = stage
    const [entry] = await db.select().from(prizeDrawEntry).where(eq(prizeDrawEntry.fanId, other))
    const theirs = { ...place!, place: 99, fanId: other, entryId: entry!.id }
    await expect(db.insert(prizeDrawPlace).values(theirs)).rejects.toMatchObject({
      cause: { message: `place 99 of ${draw} was not given` },
    })
  })

  it('is missed by the audit where it was not given, and told where nobody won it', async () => {
    await won()
    expect(await stage.faults()).toEqual([])
    const owner = new pg.Client({ connectionString: stage.ownerUrl })
    await owner.connect()
    await owner.query("update store_given set reference = 'lost:' || reference")
    const [fault] = await stage.faults()
    const told = fault!.violations.map(({ what }) => what).join()
    expect(told).toMatch(/brought no DIGITAL_ITEM/)
    expect(told).toMatch(/which nobody drew/)
    await owner.query('update store_given set reference = substr(reference, 6)')
    await owner.end()
    expect(await stage.faults()).toEqual([])
  })
})
