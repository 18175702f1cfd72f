import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { cards } from '../checkout/testing.checkout.ts'
import { openClub } from '../subscription/testing.ts'
import { giftsOf, openableItems, openedBy, pagesOf, viewerMayOpen } from './service.ts'
import { specialGift, type BookRow } from './tables.ts'

let club: Awaited<ReturnType<typeof openClub>>
beforeAll(async () => {
  club = await openClub()
})
afterAll(() => club.close())

/** A membership that holds a page. */
async function membership(): Promise<string> {
  const itemId = await club.membership()
  await club.db.insert(specialGift).values({
    id: newId('specialgift'),
    itemId,
    position: 1,
    name: { ja: 'あとがたり', en: 'After' },
    content: { kind: 'BOOK', pages: [{ picture: null, text: { ja: '一頁目', en: 'Page one' } }] },
  })
  return itemId
}

const opened = async (fan: string | null, itemId: string) => {
  const [book] = (await giftsOf(club.as(fan), { id: itemId })) as BookRow[]
  return {
    may: await viewerMayOpen(club.as(fan), itemId),
    pages: (await pagesOf(club.as(fan), book!))?.length ?? null,
    listed: (await openableItems(club.as(fan))).map(({ id }) => id),
  }
}
const line = { fulfilledAt: new Date(), refundedAt: null }

describe('what a membership holds', () => {
  it('is open to its members alone, and closes when it ends', async () => {
    const item = await membership()
    const { fan, id } = await club.member(cards.pays, item)
    const other = await club.adult()
    const open = { may: true, pages: 1, listed: [item] }
    const closed = { may: false, pages: null, listed: [] }
    expect(await opened(fan, item)).toEqual(open)
    expect(await opened(other, item)).toEqual(closed)
    expect(await opened(null, item)).toEqual(closed)
    expect(await openedBy(club.as(fan), { ...line, itemId: item })).toMatchObject({ id: item })
    // A renewal keeps it open, and so does what is left of a period once it is cancelled.
    club.goTo((await club.one(id)).periodEnd)
    await club.bill()
    expect(await opened(fan, item)).toEqual(open)
    await club.cancelOne(fan, id)
    expect(await opened(fan, item)).toEqual(open)
    club.goTo((await club.one(id)).periodEnd)
    await club.bill()
    expect(await opened(fan, item)).toEqual(closed)
    expect(await openedBy(club.as(fan), { ...line, itemId: item })).toBeNull()
    // Whoever comes back opens it again.
    await club.subscribe(fan, item, cards.pays)
    expect(await opened(fan, item)).toEqual(open)
    expect(await club.faults()).toEqual([])
  })

  it('stays open while a bill is tried again, and closes once that is given up', async () => {
    const item = await membership()
    const { fan, id } = await club.member(cards.pays, item)
    await club.turn(id, 'declines')
    club.goTo((await club.one(id)).periodEnd)
    await club.bill()
    expect((await club.one(id)).state).toBe('PAST_DUE')
    expect((await opened(fan, item)).may).toBe(true)
    await club.cancelOne(fan, id)
    expect((await opened(fan, item)).may).toBe(false)
  })
})
