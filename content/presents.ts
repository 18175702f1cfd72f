import type { PresentsSeed } from './types.ts'

/** What a month of stamps brings: the same each month, with a stock of its own. */
export const presents: PresentsSeed = {
  badges: [
    {
      slug: 'badge-stamps',
      art: 'prize-badge',
      name: { ja: '波止場の常連', en: 'A regular of the pier' },
    },
  ],
  monthly: [
    {
      slug: 'postcard',
      stamps: 1,
      stock: 300,
      art: 'goods-postcards',
      gives: { kind: 'GOODS' },
      name: { ja: '放送局からのはがき 1枚', en: 'A postcard from the station' },
      description: {
        ja: 'つむぎが描いた、今月の港の絵はがきです。送料はかかりません。届け先をお聞きしてから、月末にまとめてお送りします。',
        en: 'This month’s harbour, drawn by Tsumugi. Posted free of charge at the end of the month, to wherever you say.',
      },
    },
    {
      slug: 'tickets',
      stamps: 5,
      stock: 3_000,
      art: 'goods-tickets',
      gives: { kind: 'TREASURE_MACHINE_TICKET', amount: 2 },
      name: { ja: 'トレジャーマシンのチケット 2枚', en: 'Two treasure machine tickets' },
      description: {
        ja: '1枚で1回ひけます。受け取ってから180日、使えます。',
        en: 'One draw each, within 180 days.',
      },
    },
    {
      slug: 'card',
      stamps: 10,
      stock: 500,
      art: 'card-radio',
      gives: { kind: 'COLLECTABLE_CARD', thing: 'card-radio' },
      name: { ja: 'カード「深夜二時のラジオ」', en: 'Card: The radio at 2 A.M.' },
      description: {
        ja: 'ルカの机のラジオ。受け取ると、コレクションに入ります。',
        en: 'The radio on Luka’s desk. It goes straight into your collection.',
      },
    },
    {
      slug: 'badge',
      stamps: 15,
      stock: 500,
      art: 'prize-badge',
      gives: { kind: 'PROFILE_BADGE', thing: 'badge-stamps' },
      name: { ja: 'バッジ「波止場の常連」', en: 'Badge: A regular of the pier' },
      description: {
        ja: 'プロフィールに飾れるバッジです。',
        en: 'A badge that your profile can wear.',
      },
    },
    {
      slug: 'calendar',
      stamps: 25,
      stock: 20,
      art: 'goods-calendar',
      gives: { kind: 'GOODS' },
      name: { ja: '灯台の卓上カレンダー', en: 'The lighthouse’s desk calendar' },
      description: {
        ja: '3人のひとことが書いてある、手のひらサイズのカレンダー。毎月20名さま、先着順です。',
        en: 'Palm-sized, with a word from each of the three. Twenty a month, for whoever comes first.',
      },
    },
  ],
}

/** A month's own: whoever has it needs it no second time. */
export const digitalPresents: PresentsSeed['monthly'] = [
  {
    slug: 'harbour-wallpapers',
    stamps: 3,
    stock: 500,
    art: 'goods-phone',
    gives: { kind: 'STORE_ITEM', thing: 'harbour-wallpapers' },
    name: { ja: '夜の港の壁紙セット', en: 'Harbour at night wallpapers' },
    description: {
      ja: 'スマートフォン用とパソコン用、六枚組の壁紙です。受け取ると、すぐにひらけます。ストアのものと同じ作品です。',
      en: 'Six wallpapers for phone and desktop, to open right away. They are the same as in the store.',
    },
  },
]
