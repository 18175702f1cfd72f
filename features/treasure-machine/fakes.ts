import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { fakeDelivery } from '#features/delivery/fakes.ts'
import { talents } from '#storybook/fakes/talents.ts'

export const fakePrize = fakeOf('TreasurePrize', {
  id: 'treasureprize_star',
  kind: 'COLLECTABLE_CARD',
  variant: 'PITY',
  rank: 'S',
  name: '朝凪ひより「灯台まつりの夜」',
  picture: fakeImage('card-hiyori-star'),
  talent: talents.hiyori,
  isFeatured: true,
  left: null,
  supplied: null,
  viewerCount: 0,
  viewerLockedCount: 0,
})

export const prizes = {
  star: fakePrize(),
  day: fakePrize({
    id: 'treasureprize_day',
    variant: 'RANK',
    rank: 'A',
    isFeatured: false,
    name: '夜半ルカ「録音の合間」',
    picture: fakeImage('card-luka-day'),
    talent: talents.luka,
    viewerCount: 2,
  }),
  radio: fakePrize({
    id: 'treasureprize_radio',
    variant: 'RANK',
    rank: 'B',
    isFeatured: false,
    name: '深夜二時のラジオ',
    picture: fakeImage('card-radio'),
    talent: talents.luka,
    viewerCount: 5,
  }),
  coins: fakePrize({
    id: 'treasureprize_coins',
    variant: 'RANK',
    rank: 'B',
    kind: 'COIN',
    name: '無償コイン 30枚',
    picture: fakeImage('goods-coins-few'),
    talent: null,
    isFeatured: false,
  }),
}

/** Round, and not of a card's shape. */
export const medal = fakePrize({
  id: 'treasureprize_medal',
  variant: 'RANK',
  rank: 'A',
  kind: 'NFT',
  name: '彗星 記念メダル',
  picture: fakeImage('luka-emblem'),
  talent: talents.luka,
  isFeatured: false,
})

/** None: that of a machine that is free. */
export const blank = fakePrize({
  id: 'treasureprize_blank',
  kind: 'BLANK',
  variant: 'BLANK',
  rank: 'B',
  name: '今夜は星だけ',
  picture: fakeImage('card-stars'),
  talent: null,
  isFeatured: false,
})

export const fakeOffer = fakeOf('TreasureOffer', {
  kind: 'ONE',
  count: 1,
  coins: 300,
  tickets: 0,
  isPaidOnly: false,
  free: 200,
  paid: 100,
  missing: 0,
  isUsed: false,
  returnsAt: null,
})

export const offers = [
  fakeOffer({ kind: 'TICKET', coins: 0, tickets: 1, free: 0, paid: 0 }),
  fakeOffer({ kind: 'DISCOUNT_DRAW_ONE', coins: 150, isPaidOnly: true, free: 0, paid: 150 }),
  fakeOffer(),
  fakeOffer({ kind: 'TEN', count: 10, coins: 3_000, free: 200, paid: 2_800 }),
]

const chance = (prizeId: string, weight: number) =>
  ({ __typename: 'TreasureChance', prizeId, weight }) as const

export const fakeOdds = fakeOf('TreasureOdds', {
  id: 'treasuremachine_festival:1',
  version: 1,
  effectiveAt: '2026-11-20T00:00:00.000Z',
  hash: '5f'.repeat(32),
  pityAt: 100,
  tables: [
    {
      name: 'BASE',
      chances: [
        chance('treasureprize_star', 1_000),
        chance('treasureprize_day', 14_000),
        chance('treasureprize_radio', 72_000),
        chance('treasureprize_coins', 13_000),
      ],
    },
    {
      name: 'GUARANTEE',
      chances: [chance('treasureprize_star', 3_000), chance('treasureprize_day', 97_000)],
    },
    { name: 'PITY', chances: [chance('treasureprize_star', 100_000)] },
  ],
  drawn: [
    { prizeId: 'treasureprize_star', count: 21, total: 2_000, from: 0.006_88, to: 0.016_0 },
    { prizeId: 'treasureprize_day', count: 268, total: 2_000, from: 0.119_7, to: 0.149_6 },
  ],
})

export const fakeMachine = fakeOf('TreasureMachine', {
  id: 'treasuremachine_festival',
  name: '灯台まつりのトレジャーマシン',
  description: '年に一度、灯台のあかりを三色にする夜の記念です。',
  picture: fakeImage('machine-dusk'),
  talent: talents.hiyori,
  kind: 'PROBABILITY',
  state: 'OPEN',
  startsAt: null,
  endsAt: '2026-12-10T15:00:00.000Z',
  maintenanceUntil: null,
  priceOne: 300,
  prizes: Object.values(prizes),
  odds: fakeOdds(),
  box: null,
  pointPrice: 200,
  item: null,
  viewerLots: 0,
  viewerOffers: offers,
  viewerPoints: 64,
  viewerSinceTop: 97,
  viewerSeed: { __typename: 'DrawSeed', id: 'drawseed_1', isCurrent: true },
  viewerUnseenDraw: null,
  viewerDraws: fakeConnection([]),
})

const aFreeOne = fakeOffer({ kind: 'FREE', coins: 0, free: 0, paid: 0 })

const boxed = (of: keyof typeof prizes, left: number, supplied: number) =>
  fakePrize({ ...prizes[of], variant: 'RANK', left, supplied })

export const machines = {
  festival: fakeMachine(),
  box: fakeMachine({
    id: 'treasuremachine_box',
    name: 'おたより箱の木箱',
    kind: 'STOCK',
    odds: null,
    description: '封筒は六十通。引いた一通はもう誰も引けません。',
    picture: fakeImage('machine-box'),
    talent: null,
    endsAt: null,
    pointPrice: null,
    box: { root: 'a7'.repeat(32), size: 60, left: 9, contents: null },
    prizes: [boxed('star', 1, 1), boxed('day', 2, 13), boxed('radio', 6, 46)],
    viewerOffers: [fakeOffer({ coins: 200 })],
  }),
  free: fakeMachine({
    id: 'treasuremachine_free',
    name: '星見の丘のトレジャーマシン',
    priceOne: 0,
    description: 'コインもチケットもいりません。1日1回、望遠鏡をのぞくだけ。',
    picture: fakeImage('machine-stars'),
    talent: null,
    endsAt: null,
    pointPrice: null,
    prizes: [prizes.day, prizes.radio, prizes.coins, blank].map((prize) =>
      fakePrize({ ...prize, viewerCount: 0 }),
    ),
    odds: fakeOdds({
      id: 'treasuremachine_free:1',
      pityAt: null,
      drawn: null,
      tables: [
        {
          name: 'BASE',
          chances: [
            chance('treasureprize_day', 3_000),
            chance('treasureprize_radio', 21_000),
            chance('treasureprize_coins', 36_000),
            chance('treasureprize_blank', 40_000),
          ],
        },
      ],
    }),
    viewerOffers: [aFreeOne],
    viewerPoints: 0,
    viewerSinceTop: 3,
  }),
  upcoming: fakeMachine({
    id: 'treasuremachine_upcoming',
    state: 'UPCOMING',
    startsAt: '2026-11-25T17:00:00.000Z',
  }),
  maintenance: fakeMachine({
    id: 'treasuremachine_maintenance',
    state: 'MAINTENANCE',
    maintenanceUntil: '2026-11-20T06:00:00.000Z',
  }),
  ended: fakeMachine({ id: 'treasuremachine_ended', state: 'ENDED', viewerPoints: 210 }),
}

/** Today's turn is taken. */
export const freeTomorrow = fakeMachine({
  ...machines.free,
  viewerOffers: [{ ...aFreeOne, isUsed: true, returnsAt: '2026-11-20T15:00:00.000Z' }],
})

export const fakeDraw = fakeOf('TreasureDraw', {
  id: 'treasuredraw_1',
  at: '2026-11-20T02:58:00.000Z',
  offer: 'ONE',
  freeCoins: 200,
  paidCoins: 100,
  tickets: 0,
  points: 0,
  picks: [
    { slot: 0, prize: prizes.star, table: 'BASE', position: null, isNew: true, isLocked: false },
  ],
  sinceTopBefore: 97,
  sinceTopAfter: 0,
  isSeen: false,
  machine: machines.festival,
  delivery: null,
  evidence: null,
})

const { star, day, radio, coins } = prizes
const board = fakePrize({
  id: 'treasureprize_board',
  variant: 'RANK',
  rank: 'S',
  kind: 'GOODS',
  isFeatured: false,
  name: '朝凪ひより 直筆サイン色紙',
  picture: fakeImage('goods-postcards'),
})
const ten = [radio, coins, star, radio, day, coins, radio, star, radio, day]

export const draws = {
  star: fakeDraw(),
  pity: fakeDraw({
    id: 'treasuredraw_pity',
    picks: [
      { slot: 0, prize: prizes.star, table: 'PITY', position: null, isNew: false, isLocked: false },
    ],
  }),
  plain: fakeDraw({
    id: 'treasuredraw_plain',
    isSeen: true,
    picks: [
      {
        slot: 0,
        prize: prizes.radio,
        table: 'BASE',
        position: null,
        isNew: false,
        isLocked: false,
      },
    ],
  }),
  /** It waits for its fan to say where it goes. */
  goods: fakeDraw({
    id: 'treasuredraw_goods',
    isSeen: true,
    picks: [
      { slot: 0, prize: board, table: 'BASE', position: null, isNew: false, isLocked: false },
    ],
    delivery: fakeDelivery({
      id: 'delivery_board',
      state: 'AWAITING_ADDRESS',
      destination: null,
      addressDueAt: '2026-12-20T02:58:00.000Z',
      lines: [{ itemId: board.id, name: '朝凪ひより 直筆サイン色紙', quantity: 1 }],
    }),
  }),
  /** A free turn that brought nothing. */
  blank: fakeDraw({
    id: 'treasuredraw_blank',
    offer: 'FREE',
    freeCoins: 0,
    paidCoins: 0,
    machine: freeTomorrow,
    sinceTopBefore: 3,
    sinceTopAfter: 4,
    picks: [
      { slot: 0, prize: blank, table: 'BASE', position: null, isNew: false, isLocked: false },
    ],
  }),
  /** Two of the highest rank. */
  ten: fakeDraw({
    id: 'treasuredraw_ten',
    offer: 'TEN',
    freeCoins: 0,
    paidCoins: 3_000,
    picks: ten.map((prize, slot) => ({
      slot,
      table: slot === 9 ? ('GUARANTEE' as const) : ('BASE' as const),
      position: null,
      // Two of the best came in it, so two are had now.
      prize: { ...prize, viewerCount: prize.viewerCount || 2 },
      isNew: slot === 2 || slot === 4,
      isLocked: false,
    })),
  }),
}
