import { dayAfter, monthOf } from '#rules/day.ts'
import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'

/** The day on which stories stand: a Friday. */
export const today = '2026-11-20'

export const fakeCheckIn = fakeOf('CheckIn', {
  id: `checkin_${today}`,
  day: today,
  streak: 5,
  coins: 5,
  monthCoins: 0,
})

/** Stamps of so many days in a row up to one, the oldest first. */
export const stampsUpTo = (day: string, days: number) =>
  Array.from({ length: days }, (_, at) => {
    const each = dayAfter(day, at + 1 - days)
    const streak = at + 1
    const coins = streak % 7 === 0 ? 50 : 5
    return fakeCheckIn({ id: `checkin_${each}`, day: each, streak, coins })
  })

export const fakeMonth = fakeOf('CheckInMonth', {
  id: 'checkinmonth_2026-11',
  ...monthOf(today),
  stamps: stampsUpTo('2026-11-19', 4),
  frozen: [],
})

/** Four days in a row, and today's still open. */
export const fakeBook = fakeOf('CheckInBook', {
  id: 'checkinbook_1',
  today,
  nextDayAt: '2026-11-20T15:00:00.000Z',
  todays: null,
  streak: 4,
  bridged: [],
  hasFreeze: true,
  nextCoins: 5,
  month: fakeMonth(),
  history: fakeConnection(stampsUpTo('2026-11-19', 4).toReversed()),
})

/** Today's stamped, as the fifth in a row. */
export const stampedBook = (over: Parameters<typeof fakeBook>[0] = {}) =>
  fakeBook({
    todays: fakeCheckIn(),
    streak: 5,
    month: fakeMonth({ stamps: stampsUpTo(today, 5) }),
    ...over,
  })

/** A postcard for one stamp, while four are there. */
export const fakePresent = fakeOf('CheckInPresent', {
  id: 'checkinpresent_postcard',
  kind: 'GOODS',
  digitalItem: null,
  item: null,
  amount: 1,
  name: '放送局からのはがき 1枚',
  description:
    'つむぎが描いた、今月の港の絵はがきです。送料はかかりません。届け先をお聞きしてから、月末にまとめてお送りします。',
  picture: fakeImage('goods-postcards'),
  month: '2026-11-01',
  stamps: 1,
  stock: 300,
  left: 288,
  claimableUntil: '2026-12-07T15:00:00.000Z',
  viewerStamps: 4,
  viewerStanding: 'READY',
  viewerCanReach: true,
  viewerReceivedAt: null,
  viewerDelivery: null,
})

type Over = NonNullable<Parameters<typeof fakePresent>[0]>
const received: Over = {
  viewerStanding: 'RECEIVED',
  viewerReceivedAt: '2026-11-20T03:00:00.000Z',
}
const card: Over = {
  id: 'checkinpresent_card',
  kind: 'DIGITAL_ITEM',
  digitalItem: 'COLLECTABLE_CARD',
  name: 'カード「深夜二時のラジオ」',
  stamps: 10,
  stock: 500,
  left: 431,
  description: 'ルカの机のラジオ。受け取ると、コレクションに入ります。',
  picture: fakeImage('card-radio'),
}
const tickets: Over = {
  id: 'checkinpresent_tickets',
  kind: 'DIGITAL_ITEM',
  amount: 2,
  digitalItem: 'TREASURE_MACHINE_TICKET',
  stamps: 5,
  stock: 3000,
  left: 2874,
  name: 'トレジャーマシンのチケット 2枚',
  description: '1枚で1回ひけます。受け取ってから180日、使えます。',
  picture: fakeImage('goods-tickets'),
}
const calendar: Over = {
  id: 'checkinpresent_calendar',
  name: '灯台の卓上カレンダー',
  stamps: 25,
  stock: 20,
  description: '3人のひとことが書いてある、手のひらサイズのカレンダー。毎月20名さま、先着順です。',
  picture: fakeImage('goods-calendar'),
}
const wallpapers: Over = {
  id: 'checkinpresent_wallpapers',
  kind: 'DIGITAL_ITEM',
  digitalItem: 'STORE_ITEM',
  item: { __typename: 'StoreItem', id: 'storeitem_wallpapers', viewerMayOpen: true },
  name: '夜の港の壁紙セット',
  stamps: 3,
  stock: 500,
  left: 498,
  description: 'スマートフォン用とパソコン用、六枚組の壁紙です。受け取ると、すぐにひらけます。',
  picture: fakeImage('goods-phone'),
}

/** How presents stand. */
export const presents = {
  ready: fakePresent(),
  received: fakePresent({
    ...received,
    left: 287,
    viewerDelivery: {
      __typename: 'RealGoodsDelivery',
      id: 'delivery_one',
      state: 'AWAITING_ADDRESS',
    },
  }),
  collecting: fakePresent({ ...card, viewerStanding: 'COLLECTING' }),
  outOfReach: fakePresent({
    ...calendar,
    left: 12,
    viewerStanding: 'COLLECTING',
    viewerCanReach: false,
  }),
  card: fakePresent({ ...card, ...received, viewerStamps: 11 }),
  tickets: fakePresent({ ...tickets, viewerStanding: 'COLLECTING' }),
  ticketsReady: fakePresent({ ...tickets, viewerStamps: 6 }),
  ticketsReceived: fakePresent({ ...tickets, ...received, viewerStamps: 6, left: 2873 }),
  badge: fakePresent({
    id: 'checkinpresent_badge',
    kind: 'DIGITAL_ITEM',
    digitalItem: 'PROFILE_BADGE',
    name: 'バッジ「波止場の常連」',
    stamps: 15,
    stock: 500,
    left: 472,
    viewerStamps: 16,
    description: 'プロフィールに飾れるバッジです。',
    picture: fakeImage('prize-badge'),
    ...received,
  }),
  wallpapers: fakePresent({ ...wallpapers, ...received }),
  wallpapersOwned: fakePresent(wallpapers),
  gone: fakePresent({ ...calendar, left: 0, viewerStamps: 25, viewerStanding: 'GONE' }),
  over: fakePresent({
    ...calendar,
    left: 3,
    viewerStamps: 26,
    viewerStanding: 'OVER',
    month: '2026-09-01',
    claimableUntil: '2026-10-07T15:00:00.000Z',
  }),
}

/** A store whose visit of today is still to be made. */
export const fakeStore = fakeOf('CheckInStore', {
  id: 'checkinstore_shop',
  name: '灯台売店',
  address: '港町三丁目1-1　灯台のふもと',
  picture: fakeImage('scene-lighthouse-dawn'),
  coins: 20,
  printedCoins: 5,
  isUsedUp: false,
  viewerVisit: null,
  opensAt: '2026-11-09T15:00:00.000Z',
  closesAt: '2027-01-19T15:00:00.000Z',
  note: '運営より：お店に行けない方は、デモ用の印刷コード「0100-001Q-7RD2-K」をお試しください。1日1回使えます。',
})

export const fakeVisit = fakeOf('CheckInStoreVisit', {
  id: 'storevisit_shop_2026-11-20',
  at: '2026-11-20T03:00:00.000Z',
  proof: 'COUNTER',
  coins: 20,
})

const cafe: Parameters<typeof fakeStore>[0] = {
  id: 'checkinstore_cafe',
  name: '温室カフェ',
  address: '港町一丁目8-2　植物園の中',
  picture: fakeImage('scene-greenhouse'),
  coins: 30,
  note: null,
}

/** How stores stand. */
export const stores = {
  open: fakeStore(),
  visited: fakeStore({ viewerVisit: fakeVisit() }),
  cafe: fakeStore(cafe),
  usedUp: fakeStore({ ...cafe, isUsedUp: true }),
}
