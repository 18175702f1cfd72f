import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards } from '../checkout/testing.checkout.ts'
import { loadMembership } from '../community/service.ts'
import { viewerMayOpen } from '../special-gift/service.ts'
import { specialGift } from '../special-gift/tables.ts'
import { isFanMember, isPlaceOfMember, subscriptionOfOrder } from './service.ts'
import { openClub } from './testing.ts'

let club: Awaited<ReturnType<typeof openClub>>
beforeAll(async () => {
  club = await openClub()
})
afterAll(() => club.close())

/** Whether a fan's name wears the moon, as anyone sees it. */
async function wearsMoon(fan: string, viewer: string | null = null): Promise<boolean> {
  const context = club.as(viewer)
  const place = await loadMembership(context, club.communityId, fan)
  const isWorn = await isPlaceOfMember(context, place!.id)
  // By the fan alone it is the same.
  expect(await isFanMember(context, fan)).toBe(isWorn)
  return isWorn
}

async function membershipWithGift(): Promise<string> {
  const itemId = await club.membership()
  await club.db.insert(specialGift).values({
    id: `specialgift_${itemId}`,
    itemId,
    position: 1,
    name: { ja: 'あとがたり', en: 'Afterwords' },
    content: { kind: 'BOOK', pages: [] },
  })
  return itemId
}

describe('an order of a membership', () => {
  it('names the subscription that it began, to its fan alone', async () => {
    const { fan, id } = await club.member(cards.pays)
    const [invoice] = await club.invoicesOf(fan)
    const named = async (viewer: string | null) =>
      (await subscriptionOfOrder(club.as(viewer), invoice!.orderId!))?.id ?? null
    expect(await named(fan)).toBe(id)
    expect(await named(await club.adult())).toBeNull()
    expect(await named(null)).toBeNull()
    expect(await subscriptionOfOrder(club.as(fan), 'order_none')).toBeNull()
  })
})

describe('who is a member', () => {
  it('is whoever has subscribed, for everyone to see, and nobody else', async () => {
    const [stranger, { fan }] = [await club.adult(), await club.member(cards.pays)]
    for (const viewer of [null, stranger, fan]) {
      expect(await wearsMoon(fan, viewer)).toBe(true)
      expect(await wearsMoon(stranger, viewer)).toBe(false)
    }
  })

  it('stays one while a bill is tried again, and is none once it never was paid', async () => {
    const { fan, id } = await club.member(cards.pays)
    await club.turn(id, 'insufficient_funds')
    club.goTo((await club.one(id)).periodEnd)
    await club.bill()
    expect((await club.one(id)).state).toBe('PAST_DUE')
    expect(await wearsMoon(fan)).toBe(true)
    await club.cancelOne(fan, id)
    // What is kept of who is a member is read anew.
    club.goTo(new Date(club.now().getTime() + 16_000))
    expect(await wearsMoon(fan)).toBe(false)
  })

  it('is one until the last instant of what is cancelled, before any biller comes by', async () => {
    const { fan, item, id } = await club.member(cards.pays, await membershipWithGift())
    await club.cancelOne(fan, id)
    const end = (await club.one(id)).periodEnd
    club.goTo(new Date(end.getTime() - 1))
    expect([await wearsMoon(fan), await viewerMayOpen(club.as(fan), item)]).toEqual([true, true])
    club.goTo(end)
    expect((await club.one(id)).endedAt).toBeNull()
    expect([await wearsMoon(fan), await viewerMayOpen(club.as(fan), item)]).toEqual([false, false])
  })
})
