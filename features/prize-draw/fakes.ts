import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { talents } from '#storybook/fakes/talents.ts'

export const fakeDrawPrize = fakeOf('PrizeDrawPrize', {
  id: 'prizedrawprize_board',
  kind: 'GOODS',
  name: '朝凪ひより 直筆サイン色紙',
  picture: fakeImage('goods-postcards'),
  count: 3,
  valueYen: 5_000,
  item: null,
})

export const drawPrizes = {
  board: fakeDrawPrize(),
  card: fakeDrawPrize({
    id: 'prizedrawprize_card',
    kind: 'COLLECTABLE_CARD',
    count: 20,
    valueYen: 500,
    name: '朝凪ひより「灯台まつりの夜」',
    picture: fakeImage('card-hiyori-star'),
  }),
  book: fakeDrawPrize({
    id: 'prizedrawprize_book',
    kind: 'DIGITAL_ITEM',
    count: 50,
    valueYen: 1_200,
    name: 'デジタル写真集『放送局の一日』',
    picture: fakeImage('goods-book'),
    item: { __typename: 'StoreItem', id: 'storeitem_book' },
  }),
  coins: fakeDrawPrize({
    id: 'prizedrawprize_coins',
    kind: 'COIN',
    count: 50,
    valueYen: 100,
    name: '無償コイン 100枚',
    picture: fakeImage('goods-coins-few'),
  }),
}

export const fakeProof = fakeOf('PrizeDrawProof', {
  beacon: 'DRAND',
  round: 24_500_000,
  termsHash: '5f'.repeat(32),
  root: null,
  listedAt: null,
  url: null,
})

const bought = { __typename: 'StoreItem', id: 'storeitem_mug', name: '灯台の朝マグ' } as const

export const fakePrizeDraw = fakeOf('PrizeDraw', {
  id: 'prizedraw_festival',
  name: '灯台まつり お礼のプレゼント抽選',
  description: '灯台まつりを見に来てくれたみなさんへ、ひよりからのお礼です。',
  picture: fakeImage('scene-lighthouse-dawn'),
  talent: talents.hiyori,
  entryBasis: 'OPEN',
  state: 'OPEN',
  opensAt: '2026-11-15T03:00:00.000Z',
  closesAt: '2026-12-05T15:00:00.000Z',
  drawsAt: '2026-12-05T15:30:00.000Z',
  maintenanceUntil: null,
  item: null,
  ticketsMost: 10,
  entryCount: 1_284,
  caps: null,
  prizes: [drawPrizes.board, drawPrizes.card, drawPrizes.coins],
  proof: fakeProof(),
  places: [],
  viewerEntries: fakeConnection([]),
  viewerEntryCount: 0,
  viewerTicketsUsed: 0,
  viewerTickets: 3,
  viewerFreeAt: null,
  viewerWin: null,
})

const listed = fakeProof({
  root: 'a7'.repeat(32),
  listedAt: '2026-11-18T15:00:00.000Z',
  url: '/draw-lists/prizedraw_festival.json',
})

export const fakeWin = fakeOf('PrizeDrawWin', {
  prize: drawPrizes.board,
  isForfeited: false,
  delivery: {
    __typename: 'RealGoodsDelivery',
    id: 'delivery_1',
    state: 'AWAITING_ADDRESS',
    addressDueAt: '2026-12-18T15:30:00.000Z',
  },
})

export const wins = {
  goods: fakeWin(),
  preparing: fakeWin({
    delivery: {
      __typename: 'RealGoodsDelivery',
      id: 'delivery_1',
      state: 'PREPARING',
      addressDueAt: null,
    },
  }),
  card: fakeWin({ prize: drawPrizes.card, delivery: null }),
  book: fakeWin({ prize: drawPrizes.book, delivery: null }),
  forfeited: fakeWin({ isForfeited: true, delivery: null }),
}

const past = {
  closesAt: '2026-11-18T15:00:00.000Z',
  drawsAt: '2026-11-18T15:30:00.000Z',
  proof: listed,
  viewerEntryCount: 4,
}
const places = [
  { number: 812, prize: drawPrizes.board, isForfeited: true },
  { number: 33, prize: drawPrizes.card, isForfeited: false },
  { number: 1_190, prize: drawPrizes.coins, isForfeited: false },
  { number: 407, prize: drawPrizes.board, isForfeited: false },
]

export const prizeDraws = {
  open: fakePrizeDraw(),
  purchase: fakePrizeDraw({
    id: 'prizedraw_mug',
    name: 'マグカップを買って当てよう',
    entryBasis: 'PURCHASE',
    description: '灯台の朝マグを1点お求めいただくごとに、1口の応募になります。',
    ticketsMost: 0,
    picture: fakeImage('goods-mug'),
    item: bought,
    viewerTickets: 0,
    caps: { prizeYen: 48_000, totalYen: 96_000, valueYen: 35_000 },
  }),
  upcoming: fakePrizeDraw({
    id: 'prizedraw_upcoming',
    state: 'UPCOMING',
    opensAt: '2026-11-25T03:00:00.000Z',
  }),
  maintenance: fakePrizeDraw({
    id: 'prizedraw_maintenance',
    state: 'MAINTENANCE',
    maintenanceUntil: '2026-11-20T06:00:00.000Z',
  }),
  closed: fakePrizeDraw({
    ...past,
    id: 'prizedraw_closed',
    state: 'CLOSED',
    entryCount: 1_284,
    closesAt: '2026-11-20T02:45:00.000Z',
    drawsAt: '2026-11-20T03:15:00.000Z',
  }),
  won: fakePrizeDraw({
    ...past,
    id: 'prizedraw_won',
    state: 'DRAWN',
    places,
    viewerWin: wins.goods,
  }),
  lost: fakePrizeDraw({ ...past, id: 'prizedraw_lost', state: 'DRAWN', places }),
}

export const fakeEntry = fakeOf('PrizeDrawEntry', {
  id: 'prizedrawentry_1',
  at: '2026-11-20T02:58:00.000Z',
  kind: 'FREE',
  draw: prizeDraws.open,
  outcome: 'WAITING',
  number: null,
  win: null,
  evidence: { receipt: '{}', signature: '', publicKey: '', path: [] },
})
