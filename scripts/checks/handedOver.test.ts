import { describe, expect, it } from 'vitest'
import type { StoreItemKind } from '#schema/types.generated.ts'
import { shiodamari } from '../shiodamari.ts'
import type { StoreItem, World } from '../types.ts'
import { world } from '../world.ts'

/** All that a tenant sells, whichever part of its world says so. */
const soldBy = ({ store, backstage, treasure, earlySales = [] }: World): StoreItem[] => [
  ...(store?.items ?? []),
  ...(backstage?.items ?? []),
  ...earlySales.map(({ item }) => item),
  ...(treasure?.lotteries ?? []).map(({ item }) => item),
]

const has = (count = 0) => count > 0
const isOpened = ({ slug }: StoreItem, { specialGifts, laterGifts }: World) =>
  has(specialGifts?.[slug]?.length) || has(laterGifts?.[slug]?.length)
/** The item opens a room to its members. */
const opensRoom = ({ slug }: StoreItem, { membersRooms = [] }: World) =>
  membersRooms.some(({ membership }) => membership === slug)
const isSent = () => true
const isInPurse = ({ contents = {} }: StoreItem) => has(contents.tickets) || has(contents.passes)

/** What each kind of item must hold for an order of it to hand something over. */
const handsOver: Record<StoreItemKind, (item: StoreItem, of: World) => boolean> = {
  COIN_PACK: ({ contents = {} }) => has(contents.paidCoins),
  TICKET_PACK: isInPurse,
  // Opened where it was bought.
  DIGITAL: isOpened,
  // Opened for as long as it is paid for: what it holds, or a room.
  SUBSCRIPTION: (item, of) => isOpened(item, of) || opensRoom(item, of),
  // Drawn from a box at once, or entered into a draw.
  LOTTERY: (item, { treasure, prizeDraws = [] }) =>
    (treasure?.lotteries ?? []).some((lottery) => lottery.item === item) ||
    prizeDraws.some((draw) => draw.item?.slug === item.slug),
  // Each order of it opens a delivery.
  GOODS: isSent,
  GIFT: isSent,
}

describe('what is sold', () => {
  const items = [world, shiodamari].flatMap((of) => soldBy(of).map((item) => ({ item, of })))

  it('is handed over by something', () => {
    expect(items.length).toBeGreaterThan(20)
    const kept = items.filter(({ item, of }) => !handsOver[item.kind](item, of))
    expect(kept.map(({ item }) => item.slug)).toEqual([])
  })

  it('is named by all that is opened', () => {
    for (const of of [world, shiodamari]) {
      const slugs = soldBy(of).map(({ slug }) => slug)
      expect(slugs).toEqual(expect.arrayContaining(Object.keys(of.specialGifts ?? {})))
      expect(slugs).toEqual(expect.arrayContaining(Object.keys(of.laterGifts ?? {})))
    }
  })

  it('keeps what a membership promises: nothing of its own, and it is refused', () => {
    const sold = soldBy(world).find(({ kind }) => kind === 'SUBSCRIPTION')!
    const keeps = (of: World) => handsOver.SUBSCRIPTION(sold, of)
    const bare = { ...world, specialGifts: {}, laterGifts: {}, membersRooms: [] }
    expect(keeps(bare)).toBe(false)
    expect(keeps({ ...bare, laterGifts: world.laterGifts })).toBe(true)
    expect(keeps({ ...bare, membersRooms: world.membersRooms })).toBe(true)
  })

  it('is a subscription wherever a room asks for a membership', () => {
    for (const of of [world, shiodamari]) {
      const sold = soldBy(of).filter(({ kind }) => kind === 'SUBSCRIPTION')
      const slugs = sold.map(({ slug }) => slug)
      const asked = (of.membersRooms ?? []).map(({ membership }) => membership)
      expect(slugs).toEqual(expect.arrayContaining(asked))
    }
  })
})
