import { describe, expect, it, test } from 'vitest'
import { shiodamari } from '#content/shiodamari.ts'
import type { MissionSeed, StoreItem, TreasurePrize, World } from '#content/types.ts'
import { world } from '#content/world.ts'
import { checkHandedOver, keptBack, soldBy } from './handedOver.ts'

const { missions, treasure, presents, prizeDraws, stepSeason, supporterSeason } = world
if (!missions || !treasure || !presents || !prizeDraws || !stepSeason || !supporterSeason)
  throw new Error('the demo gives less than it did')

const sells = (item: Pick<StoreItem, 'kind'> & Partial<StoreItem>): World => ({
  ...world,
  store: { sections: [], items: [{ ...world.store!.items[0]!, slug: 'new', ...item }] },
})
const draws = (prize: Pick<TreasurePrize, 'kind'> & Partial<TreasurePrize>): World => ({
  ...world,
  treasure: {
    ...treasure,
    machines: [{ ...treasure.machines[0]!, prizes: [{ slug: 'new', rank: 'S', ...prize }] }],
  },
})
const wins = (
  prize: Partial<NonNullable<World['prizeDraws']>[number]['prizes'][number]>,
): World => ({
  ...world,
  prizeDraws: [
    ...prizeDraws,
    {
      ...prizeDraws[0]!,
      slug: 'new',
      prizes: [{ kind: 'COIN', count: 1, valueYen: 1, ...prize }],
    },
  ],
})
type Gives = NonNullable<World['presents']>['monthly'][number]['gives']
const stamps = (gives: Gives): World => ({
  ...world,
  presents: { ...presents, monthly: [{ ...presents.monthly[0]!, slug: 'new', gives }] },
})
const asks = (reward: MissionSeed['reward'], of: World = world): World => ({
  ...of,
  missions: [{ ...missions[0]!, slug: 'new', reward }],
})

test('the content sells, draws and gives nothing that is not handed over', () => {
  expect(soldBy(world).length + soldBy(shiodamari).length).toBeGreaterThan(20)
  expect(checkHandedOver()).toEqual([])
})

test.each<[what: string, of: World, told: string]>([
  ['a pack of no coins', sells({ kind: 'COIN_PACK', contents: { freeCoins: 9 } }), 'a COIN_PACK'],
  ['a pack of no tickets', sells({ kind: 'TICKET_PACK', contents: {} }), 'a TICKET_PACK'],
  ['an item that holds nothing', sells({ kind: 'DIGITAL' }), 'a DIGITAL'],
  ['a membership that opens nothing', sells({ kind: 'SUBSCRIPTION' }), 'a SUBSCRIPTION'],
  ['lots of nothing', sells({ kind: 'LOTTERY' }), 'a LOTTERY'],
  ['a blank that is paid for', draws({ kind: 'BLANK' }), 'a BLANK'],
  [
    'a prize to open that holds nothing',
    wins({ kind: 'DIGITAL_ITEM', thing: 'bird-mug' }),
    'a DIGITAL_ITEM',
  ],
  [
    'a present to open that is none',
    stamps({ kind: 'STORE_ITEM', thing: 'no-such' }),
    'a STORE_ITEM',
  ],
  [
    'a card that is none',
    draws({ kind: 'COLLECTABLE_CARD', thing: 'medal-luka' }),
    'a COLLECTABLE',
  ],
  ['an NFT that is none', draws({ kind: 'NFT', thing: 'card-mug' }), 'a NFT'],
  ['a badge that is none', draws({ kind: 'BADGE' }), 'a BADGE'],
  ['coins that are none', draws({ kind: 'COIN' }), 'a COIN'],
  ['tickets that are none', draws({ kind: 'TICKET', amount: 0 }), 'a TICKET'],
  ['goods without a name', draws({ kind: 'GOODS' }), 'a GOODS'],
  ['coins of a draw that are none', wins({}), 'a COIN that is won in new'],
  ['a badge of a draw that is none', wins({ kind: 'BADGE', thing: 'x' }), 'a BADGE that is won in'],
  ['a present that is no card', stamps({ kind: 'COLLECTABLE_CARD', thing: 'x' }), 'for stamps'],
  ['a present that is no badge', stamps({ kind: 'PROFILE_BADGE', thing: 'x' }), 'for stamps'],
  [
    'a present of more stamps than February has days',
    {
      ...world,
      presents: { ...presents, monthly: [{ ...presents.monthly[0]!, slug: 'new', stamps: 29 }] },
    },
    'new in a month of fewer than 29 days',
  ],
  ['a present of no tickets', stamps({ kind: 'TREASURE_MACHINE_TICKET', amount: 0 }), 'for stamps'],
  ['a mission of no coins', asks({ kind: 'COIN', amount: 0 }), 'new, a mission that gives a COIN'],
  [
    'a mission of a card that is not named',
    asks({ kind: 'COLLECTABLE_CARD', amount: 1 }),
    'gives a',
  ],
  [
    'a mission of what no game uses',
    asks({ kind: 'GAME_CARD_LEVEL_UP_ITEM', amount: 1 }),
    'gives a',
  ],
  [
    'points without a road',
    asks({ kind: 'STEP_MISSION_POINT', amount: 5 }, { ...world, stepSeason: undefined! }),
    'a STEP_MISSION_POINT',
  ],
  [
    'a step of no coins',
    {
      ...world,
      stepSeason: { ...stepSeason, steps: [{ points: 7, reward: { kind: 'COIN', amount: 0 } }] },
    },
    'the step at 7 points',
  ],
  [
    'a rank’s NFT that is none',
    { ...world, supporterSeason: { ...supporterSeason, nfts: [] } },
    'which the rank',
  ],
])('%s is refused', (_, of, told) => {
  const problems = keptBack(of)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.join('\n')).toContain(told)
})

describe('what is opened', () => {
  it('is of something that is sold', () => {
    for (const of of [world, shiodamari]) {
      const slugs = soldBy(of).map(({ slug }) => slug)
      expect(slugs).toEqual(expect.arrayContaining(Object.keys(of.specialGifts ?? {})))
      expect(slugs).toEqual(expect.arrayContaining(Object.keys(of.laterGifts ?? {})))
    }
  })

  it('is what a membership promises: what it holds, or a room', () => {
    const bare = { ...world, specialGifts: {}, laterGifts: {}, membersRooms: [] }
    const isKept = (of: World) => keptBack(of).join('\n').includes('a SUBSCRIPTION')
    expect(isKept(bare)).toBe(true)
    expect(isKept({ ...bare, laterGifts: world.laterGifts! })).toBe(false)
    expect(isKept({ ...bare, membersRooms: world.membersRooms! })).toBe(false)
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
