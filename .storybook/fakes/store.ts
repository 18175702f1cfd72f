import { fakeConnection, fakeOf } from '../fake.ts'
import { fakeImage } from '../fakeImage.ts'
import { fakeBookGift } from './gifts.ts'
import { talents } from './talents.ts'

/** Something that anyone can buy now. */
export const fakeStoreItem = fakeOf('StoreItem', {
  lottery: null,
  prizeDraw: null,
  id: 'storeitem_penlights',
  kind: 'GOODS',
  name: '公式ペンライト「よいやみの三色」',
  description:
    '琥珀、藍、翡翠。三人の色に、もう一色だけ自分の色を覚えさせられます。\n配信に合わせて光る機能つき。',
  details: [
    { name: '大きさ', text: '全長 約25cm・約120g' },
    { name: '電池', text: '単4形3本（別売り）' },
  ],
  pictures: [fakeImage('goods-penlights'), fakeImage('penlight')],
  talent: null,
  priceYen: 3300,
  priceCoins: 3300,
  isPriceFrom: false,
  variantTitle: null,
  variants: [],
  taxClass: 'STD10',
  contents: { paidCoins: 0, freeCoins: 0, tickets: 0, passes: 0 },
  state: 'ON_SALE',
  saleFrom: null,
  saleUntil: null,
  earlySale: null,
  stockLeft: 240,
  perPersonLimit: 3,
  isMadeToOrder: false,
  deliveryEstimate: null,
  viewerAvailable: 3,
  viewerAllowed: 3,
  viewerCheckout: null,
  viewerBasketQuantity: 0,
  viewerWishes: false,
  viewerIsAlerted: false,
  specialGifts: [],
  viewerMayOpen: false,
  viewerCameBy: null,
  membersRooms: [],
  earlySales: [],
  viewerIsMember: false,
})

const fakeVariant = fakeOf('StoreItemVariant', {
  id: 'storevariant_M',
  label: 'M',
  name: 'サイズ: M',
  priceYen: 4400,
  priceCoins: null,
  stockLeft: null,
  viewerAvailable: 4,
})
const size = (label: string, change: Parameters<typeof fakeVariant>[0] = {}) =>
  fakeVariant({ id: `storevariant_${label}`, label, name: `サイズ: ${label}`, ...change })
/** The small ones are sold out; the largest costs more. */
export const sizeVariants = [
  size('S', { stockLeft: 0, viewerAvailable: 0 }),
  size('M'),
  size('L', { stockLeft: 2, viewerAvailable: 2 }),
  size('XL', { priceYen: 4840 }),
]

const fakeEarlySale = fakeOf('StoreEarlySale', {
  from: '2026-11-19T11:00:00.000Z',
  isOpen: true,
  membership: { id: 'storeitem_members', name: 'よいやみ会員（月額）' },
  viewerMay: false,
})
const yetToBegin = { from: '2026-11-21T11:00:00.000Z', isOpen: false }
/** What is sold to members first: as they see it, and the others; once it has begun, and before. */
const fakeEarlyItem = (earlySale: Parameters<typeof fakeEarlySale>[0]) =>
  fakeStoreItem({
    id: 'storeitem_lamp',
    name: '月の出を待つランプ',
    description: '満月のかたちの、小さな枕もとのランプ。',
    pictures: [fakeImage('goods-lamp')],
    priceYen: 6600,
    priceCoins: null,
    state: 'UPCOMING',
    saleFrom: '2026-11-24T11:00:00.000Z',
    stockLeft: 120,
    perPersonLimit: 2,
    earlySale: fakeEarlySale(earlySale),
    viewerAvailable: earlySale?.viewerMay && earlySale.isOpen !== false ? 2 : 0,
    viewerAllowed: 2,
  })
export const earlyItems = {
  toMembers: fakeEarlyItem({ viewerMay: true }),
  toOthers: fakeEarlyItem({}),
  soonToMembers: fakeEarlyItem({ ...yetToBegin, viewerMay: true }),
  soonToOthers: fakeEarlyItem(yetToBegin),
} as const

/** One of each standing and kind. */
export const storeItems = {
  penlights: fakeStoreItem(),
  few: fakeStoreItem({
    id: 'storeitem_radio',
    name: '枕もとのラジオ 限定100台',
    pictures: [fakeImage('goods-radio')],
    talent: talents.luka,
    priceYen: 12_800,
    priceCoins: null,
    stockLeft: 3,
    perPersonLimit: 1,
    viewerAvailable: 1,
    viewerAllowed: 1,
  }),
  soldOut: fakeStoreItem({
    id: 'storeitem_plush',
    name: '局の鳥ぬいぐるみ（冬のマフラー）',
    pictures: [fakeImage('goods-plush')],
    priceYen: 3850,
    priceCoins: null,
    state: 'SOLD_OUT',
    stockLeft: 0,
    viewerAvailable: 0,
  }),
  upcoming: fakeStoreItem({
    id: 'storeitem_bag',
    name: 'よいやみ福袋2027',
    pictures: [fakeImage('goods-bag')],
    priceYen: 7700,
    priceCoins: null,
    state: 'UPCOMING',
    saleFrom: '2026-11-25T03:00:00.000Z',
    saleUntil: '2026-12-30T15:00:00.000Z',
    viewerAvailable: 0,
    deliveryEstimate: '1月4日から順次発送',
  }),
  madeToOrder: fakeStoreItem({
    id: 'storeitem_scarf',
    name: '温井つむぎの手編み風マフラー',
    pictures: [fakeImage('goods-scarf')],
    talent: talents.tsumugi,
    priceYen: 5500,
    priceCoins: null,
    stockLeft: null,
    saleUntil: '2026-11-23T15:00:00.000Z',
    isMadeToOrder: true,
    deliveryEstimate: '1月中旬から順次発送',
  }),
  sizes: fakeStoreItem({
    id: 'storeitem_shirt',
    name: '放送局Tシャツ（夜空の紺）',
    pictures: [fakeImage('goods-shirt')],
    priceYen: 4400,
    priceCoins: null,
    isPriceFrom: true,
    variantTitle: 'サイズ',
    variants: sizeVariants,
    stockLeft: null,
    perPersonLimit: 4,
    viewerAllowed: 4,
    viewerAvailable: 4,
    isMadeToOrder: true,
    deliveryEstimate: '受注締切から約6週間後',
  }),
  ended: fakeStoreItem({
    id: 'storeitem_postcards',
    name: '港町ポストカード 三枚組',
    pictures: [fakeImage('goods-postcards')],
    priceYen: 550,
    priceCoins: 500,
    state: 'ENDED',
    saleUntil: '2026-11-19T15:00:00.000Z',
    viewerAvailable: 0,
  }),
  coins: fakeStoreItem({
    id: 'storeitem_coins',
    kind: 'COIN_PACK',
    name: 'コイン 980枚',
    description: 'いちばん選ばれている量です。無償コインが30枚ついてきます。',
    details: [],
    pictures: [fakeImage('goods-coins-stacks')],
    priceYen: 980,
    priceCoins: null,
    taxClass: 'OUT_OF_SCOPE',
    contents: { paidCoins: 980, freeCoins: 30, tickets: 0, passes: 0 },
    stockLeft: null,
    perPersonLimit: null,
    viewerAvailable: 10,
    viewerAllowed: null,
  }),
  tickets: fakeStoreItem({
    id: 'storeitem_tickets',
    kind: 'TICKET_PACK',
    name: '応援チケット 11枚',
    details: [],
    pictures: [fakeImage('goods-tickets-bundle')],
    priceYen: null,
    priceCoins: 1000,
    taxClass: 'OUT_OF_SCOPE',
    contents: { paidCoins: 0, freeCoins: 0, tickets: 11, passes: 0 },
    stockLeft: null,
    perPersonLimit: null,
    viewerAvailable: 10,
    viewerAllowed: null,
  }),
  digital: fakeStoreItem({
    id: 'storeitem_voices',
    kind: 'DIGITAL',
    name: '朝凪ひより「おはよう灯台」目覚ましボイス',
    pictures: [fakeImage('goods-alarm')],
    talent: talents.hiyori,
    priceYen: null,
    priceCoins: 480,
    stockLeft: null,
    perPersonLimit: null,
    viewerAllowed: null,
    viewerAvailable: 10,
  }),
  lottery: fakeStoreItem({
    id: 'storeitem_lot',
    kind: 'LOTTERY',
    name: '三人のサイン入りポスターくじ',
    pictures: [fakeImage('goods-poster')],
    priceYen: null,
    priceCoins: 200,
    stockLeft: null,
    saleUntil: '2026-11-26T15:00:00.000Z',
  }),
  membership: fakeStoreItem({
    id: 'storeitem_members',
    kind: 'SUBSCRIPTION',
    name: 'よいやみ会員（月額）',
    description:
      '三人が書いた、会員だけのあとがたり。会員でいるあいだ、いつでもひらけます。\n毎月同じ日に自動で更新されます。いつでも解約でき、期間の終わりまでご利用いただけます。',
    pictures: [fakeImage('goods-member')],
    membersRooms: [
      {
        channelId: 'channel_moonrise',
        name: '月の出待ち',
        topic: '配信のあとに、会員だけでゆっくり話す部屋です。',
      },
    ],
    specialGifts: [
      fakeBookGift({ id: 'specialgift_afterwords', name: 'あとがたり', pageCount: 6 }),
    ],
    priceYen: 980,
    priceCoins: null,
    stockLeft: null,
    perPersonLimit: 1,
    viewerAvailable: 1,
    viewerAllowed: 1,
  }),
  gift: fakeStoreItem({
    id: 'storeitem_letter',
    kind: 'GIFT',
    name: '夜半ルカからの手書きのお返事',
    pictures: [fakeImage('goods-letter')],
    talent: talents.luka,
    priceYen: 6600,
    priceCoins: null,
    stockLeft: 4,
    perPersonLimit: 1,
    isMadeToOrder: true,
    deliveryEstimate: '1〜2か月後に郵送',
    viewerAvailable: 1,
    viewerAllowed: 1,
  }),
} as const

export const wordyItem = fakeStoreItem({
  id: 'storeitem_wordy',
  name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想をまとめた豪華愛蔵版ブックレット',
  description: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(8),
  details: [{ name: '付属するもの', text: '特製の箱、しおり三本、港の砂を模した紙、'.repeat(3) }],
  talent: talents.luka,
  priceYen: 1_234_567,
  priceCoins: 1_234_567,
  stockLeft: 10,
})

const { penlights, few, soldOut, upcoming, madeToOrder, ended, coins, digital, lottery } =
  storeItems

export const fakeStoreSection = fakeOf('StoreSection', {
  id: 'storesection_goods',
  kind: 'GRID',
  title: 'グッズ',
  lead: '放送局からお届けします',
  picture: null,
  items: fakeConnection([penlights, few, soldOut, upcoming, madeToOrder, ended, coins, digital], {
    hasNextPage: true,
  }),
})

export const storeSections = {
  banner: fakeStoreSection({
    id: 'storesection_winter',
    kind: 'BANNER',
    title: '冬の売り場、ひらきました',
    lead: 'マフラー、ラジオ、福袋。夜が長いうちだけの品をそろえました。',
    picture: fakeImage('scene-store'),
  }),
  feature: fakeStoreSection({
    id: 'storesection_new',
    kind: 'FEATURE',
    title: 'いまのおすすめ',
    lead: '数や期間に限りがあるものから',
    items: fakeConnection([penlights, few, lottery]),
  }),
  goods: fakeStoreSection(),
} as const

const bareBasketLine = fakeOf('BasketLine', {
  id: 'basketline_penlights',
  item: penlights,
  variant: null,
  quantity: 2,
  problem: null,
  seenPriceYen: 3300,
  seenPriceCoins: 3300,
})

/** A line that costs what its item does, and of which as many can be had. */
export const fakeBasketLine: typeof bareBasketLine = (change) => {
  const item = { ...penlights, ...(typeof change?.item === 'object' && change.item) }
  const { priceYen, priceCoins, viewerAvailable: most } = item
  return bareBasketLine({ priceYen, priceCoins, most, ...change })
}

/** The largest of what comes in sizes. */
export const basketLineOfSize = fakeBasketLine({
  id: 'basketline_shirt_xl',
  item: storeItems.sizes,
  variant: sizeVariants[3]!,
  quantity: 1,
  priceYen: 4840,
  seenPriceYen: 4840,
  seenPriceCoins: null,
})

export const fakeBasket = fakeOf('Basket', {
  id: 'basket_yoiyami',
  lines: [
    fakeBasketLine(),
    fakeBasketLine({
      id: 'basketline_stickers',
      item: fakeStoreItem({
        id: 'storeitem_stickers',
        name: '雨の日も貼れるステッカー',
        pictures: [fakeImage('goods-stickers')],
        priceYen: 660,
        priceCoins: 600,
      }),
      quantity: 1,
      seenPriceYen: 660,
      seenPriceCoins: 600,
    }),
  ],
  count: 3,
  orderableCount: 3,
  totalYen: 7260,
  totalCoins: 7200,
  isOrderable: true,
})

export const emptyBasket = fakeBasket({
  lines: [],
  count: 0,
  orderableCount: 0,
  totalYen: null,
  totalCoins: null,
  isOrderable: false,
})
