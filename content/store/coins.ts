import type { StoreItem } from '../types.ts'

/** A coin is a yen; what is on top is free. */
const pack = (coins: number, free: number, art: string, ja: string, en: string): StoreItem => ({
  slug: `coins-${coins}`,
  kind: 'COIN_PACK',
  name: { ja: `コイン ${coins.toLocaleString('ja')}枚`, en: `${coins.toLocaleString('en')} coins` },
  description: { ja, en },
  art: [art],
  priceYen: coins,
  taxClass: 'OUT_OF_SCOPE',
  contents: { paidCoins: coins, freeCoins: free },
})

const tickets = (count: number, price: number, art: string, ja: string, en: string): StoreItem => ({
  slug: `tickets-${count}`,
  kind: 'TICKET_PACK',
  name: { ja: `応援チケット ${count}枚`, en: `${count} cheer tickets` },
  description: { ja, en },
  art: [art],
  priceCoins: price,
  taxClass: 'OUT_OF_SCOPE',
  contents: { tickets: count },
})

export const coins: readonly StoreItem[] = [
  pack(
    120,
    0,
    'goods-coins-few',
    'ためしに少しだけ。ステッカー1枚とおつりくらいの量です。',
    'Just to try: about a sticker, and change.',
  ),
  pack(
    480,
    10,
    'goods-coins-stack',
    '目覚ましの曲がそろうくらい。無償コインが10枚ついてきます。',
    'Enough for the tunes to wake up by, with 10 free coins on top.',
  ),
  pack(
    980,
    30,
    'goods-coins-stacks',
    'いちばん選ばれている量です。無償コインが30枚ついてきます。',
    'What most fans choose, with 30 free coins on top.',
  ),
  pack(
    1960,
    80,
    'goods-coins-pouch',
    'よいやみ特製の巾着入り（の気分）。無償コインが80枚ついてきます。',
    'In a Yoiyami pouch, or so it feels, with 80 free coins on top.',
  ),
  pack(
    4900,
    240,
    'goods-coins-jar',
    '瓶いっぱい。季節のグッズをまとめて選ぶ月に。無償コインが240枚ついてきます。',
    'A jarful, for the month of the season’s goods, with 240 free coins on top.',
  ),
  pack(
    9800,
    560,
    'goods-coins-chest',
    '港の底から引き上げたような宝箱。無償コインが560枚ついてきます。',
    'A chest as if raised from the harbour’s bed, with 560 free coins on top.',
  ),
  tickets(
    3,
    300,
    'goods-tickets',
    'トレジャーマシンやプレゼント抽選に使えるチケットです。期限は購入から180日。',
    'For treasure machines and prize draws. Good for 180 days.',
  ),
  tickets(
    11,
    1000,
    'goods-tickets-bundle',
    '10枚ぶんのコインで11枚。連休の前に買っておく人が多い束です。',
    'Eleven for the coins of ten: the bundle fans buy before a long weekend.',
  ),
]
