import type { PrizeDraw } from './types.ts'

const board = (count: number): PrizeDraw['prizes'][number] => ({
  kind: 'GOODS',
  art: 'prize-board',
  count,
  valueYen: 5_000,
  name: { ja: '直筆サイン色紙', en: 'Hand-signed board' },
})
const coins = (amount: number, count: number): PrizeDraw['prizes'][number] => ({
  kind: 'COIN',
  art: 'goods-coins-few',
  amount,
  count,
  valueYen: amount,
  name: { ja: `無償コイン ${amount}枚`, en: `${amount} free coins` },
})

/** The demo brand's prize draws: one for everyone, two for buyers, one that is over. */
export const prizeDraws: readonly PrizeDraw[] = [
  {
    slug: 'festival-thanks',
    name: {
      ja: '灯台まつり お礼のプレゼント抽選',
      en: 'Thank-you draw for the lighthouse festival',
    },
    description: {
      ja: '今年も灯台が三色に灯りました。見に来てくれたみなさんへ、ひよりからのお礼です。\n1日1口、どなたでも無料で応募できます。',
      en: 'The lighthouse shone in three colours once more. These are Hiyori’s thanks to everyone who came to see it.\nEveryone may enter once a day, for free.',
    },
    art: 'draw-dawn',
    talent: 'hiyori',
    openedDaysAgo: 4,
    closesDaysAhead: 14,
    prizes: [
      board(3),
      { kind: 'COLLECTABLE_CARD', thing: 'card-hiyori-star', count: 20, valueYen: 500 },
      { kind: 'BADGE', thing: 'badge-lighthouse', count: 30, valueYen: 300 },
      coins(100, 50),
    ],
  },
  {
    slug: 'bird-mug-board',
    name: { ja: '局の鳥マグカップを買って当てよう', en: 'Buy the bird mug, win a signed board' },
    description: {
      ja: 'マグカップを1点お求めいただくごとに、1口の応募になります。温室のつむぎが、一枚ずつ名前を書いてお送りします。',
      en: 'Each mug that you buy enters once. Tsumugi writes every name herself, in the greenhouse.',
    },
    art: 'draw-garden',
    talent: 'tsumugi',
    item: { slug: 'bird-mug', plannedCount: 2_000 },
    openedDaysAgo: 2,
    closesDaysAhead: 21,
    prizes: [board(5), { kind: 'NFT', thing: 'medal-tsumugi', count: 20, valueYen: 500 }],
  },
  {
    slug: 'signed-poster',
    name: { ja: '三人のサイン入りポスター抽選', en: 'Draw for posters signed by all three' },
    description: {
      ja: 'サイン入りポスターくじ1本につき、1口の応募になります。30名様に、三人のサイン入りポスター（B2）をお届けします。',
      en: 'Each poster lot enters once. Thirty fans get a B2 poster signed by all three.',
    },
    art: 'scene-radio-booth',
    item: { slug: 'signed-poster-lot', plannedCount: 25_000 },
    openedDaysAgo: 1,
    closesDaysAhead: 6,
    prizes: [
      {
        kind: 'GOODS',
        art: 'goods-poster',
        count: 30,
        valueYen: 3_000,
        name: { ja: 'サイン入りポスター（B2）', en: 'Signed poster (B2)' },
      },
    ],
  },
  {
    slug: 'nameless-song',
    name: { ja: '題のない曲 千回記念の抽選', en: 'A thousand plays of the song without a title' },
    description: {
      ja: '題のない曲が千回流れた夜の記念に。応募の一覧と当選の番号は、どなたでも確かめられます。',
      en: 'For the night on which the song without a title was played for the thousandth time. Anyone can check its list and its winners.',
    },
    art: 'draw-night',
    talent: 'luka',
    openedDaysAgo: 20,
    closesDaysAhead: -3,
    prizes: [
      board(1),
      { kind: 'COLLECTABLE_CARD', thing: 'card-luka-star', count: 2, valueYen: 500 },
      coins(300, 3),
    ],
  },
]

/** What is won is opened at once. */
export const digitalDraws: readonly PrizeDraw[] = [
  {
    slug: 'station-photo-book',
    name: {
      ja: '写真集『放送局の一日』プレゼント抽選',
      en: 'Win the photo book: A day at the station',
    },
    description: {
      ja: '朝の灯台から真夜中の放送室まで。デジタル写真集を50名様に差し上げます。当たった方は、抽選のあとすぐにひらけます。\n1日1口、どなたでも無料で応募できます。',
      en: 'From the lighthouse at six to the booth at midnight: fifty of you get the digital photo book, to open as soon as it is drawn.\nEveryone may enter once a day, for free.',
    },
    art: 'goods-book',
    openedDaysAgo: 1,
    closesDaysAhead: 7,
    prizes: [{ kind: 'DIGITAL_ITEM', thing: 'photo-book', count: 50, valueYen: 1_200 }],
  },
]
