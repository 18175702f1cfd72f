import type { Collectable, Lottery, Treasure, TreasureMachine, TreasurePrize } from './types.ts'

type Talent = 'hiyori' | 'luka' | 'tsumugi'

const card = (slug: string, talent: Talent, ja: string, en: string): Collectable => ({
  slug,
  art: slug,
  talent,
  name: { ja, en },
})

const cards: readonly Collectable[] = [
  card(
    'card-hiyori-star',
    'hiyori',
    '朝凪ひより「灯台まつりの夜」',
    'Hiyori: Lighthouse festival night',
  ),
  card(
    'card-luka-star',
    'luka',
    '夜半ルカ「題のない曲、最終回」',
    'Luka: The song without a title, last night',
  ),
  card(
    'card-tsumugi-star',
    'tsumugi',
    '温井つむぎ「温室コンサート」',
    'Tsumugi: Greenhouse concert',
  ),
  card(
    'card-hiyori-day',
    'hiyori',
    '朝凪ひより「朝いちばんの海」',
    'Hiyori: The first sea of the morning',
  ),
  card('card-luka-day', 'luka', '夜半ルカ「録音の合間」', 'Luka: Between two takes'),
  card('card-tsumugi-day', 'tsumugi', '温井つむぎ「水やりの時間」', 'Tsumugi: Watering time'),
  card('card-mug', 'hiyori', '灯台の朝のマグカップ', 'The lighthouse’s morning mug'),
  card('card-radio', 'luka', '深夜二時のラジオ', 'The radio at 2 A.M.'),
  card('card-plush', 'tsumugi', '課長のぬいぐるみ', 'The section chief, in plush'),
]

const medal = (talent: Talent, ja: string, en: string): Collectable => ({
  slug: `medal-${talent}`,
  art: `${talent}-emblem`,
  talent,
  name: { ja: `${ja} 記念メダル`, en: `${en}, numbered medal` },
})

const nfts: readonly Collectable[] = [
  medal('hiyori', '灯台', 'Lighthouse'),
  medal('luka', '彗星', 'Comet'),
  medal('tsumugi', '若葉', 'Sprout'),
]

const badges: readonly Collectable[] = [
  {
    slug: 'badge-lighthouse',
    art: 'prize-badge',
    talent: 'hiyori',
    name: { ja: '灯台まつりのバッジ', en: 'Lighthouse festival badge' },
  },
]

type Chances = Pick<TreasurePrize, 'weight' | 'guaranteed' | 'pity' | 'count'>

const cardOf = (
  slug: string,
  rank: 'S' | 'A' | 'B',
  chances: Chances,
  isFeatured?: true,
): TreasurePrize => ({
  slug,
  rank,
  kind: 'COLLECTABLE_CARD',
  thing: slug,
  ...chances,
  ...(isFeatured && { isFeatured }),
})
const medalOf = (talent: Talent, chances: Chances): TreasurePrize => ({
  slug: `medal-${talent}`,
  rank: 'A',
  kind: 'NFT',
  thing: `medal-${talent}`,
  ...chances,
})
const coinsOf = (amount: number, chances: Chances): TreasurePrize => ({
  slug: `coins-${amount}`,
  rank: 'B',
  kind: 'COIN',
  amount,
  ...chances,
  art: 'goods-coins-few',
  name: { ja: `無償コイン ${amount}枚`, en: `${amount} free coins` },
})
const ticketsOf = (amount: number, chances: Chances): TreasurePrize => ({
  slug: `tickets-${amount}`,
  rank: 'B',
  kind: 'TICKET',
  amount,
  ...chances,
  art: 'goods-tickets',
  name: { ja: `応援チケット ${amount}枚`, en: `${amount} cheer ticket` },
})

/** The featured card S 1 %, the other two 1 % each; A 12 %; the rest B. */
const show = (featured: Talent): TreasurePrize[] => {
  const others = (['hiyori', 'luka', 'tsumugi'] as const).filter((who) => who !== featured)
  return [
    cardOf(`card-${featured}-star`, 'S', { weight: 1_000, guaranteed: 1_000, pity: 33_334 }, true),
    ...others.map((who) =>
      cardOf(`card-${who}-star`, 'S', { weight: 1_000, guaranteed: 1_000, pity: 33_333 }),
    ),
    cardOf('card-hiyori-day', 'A', { weight: 3_000, guaranteed: 24_250 }),
    cardOf('card-luka-day', 'A', { weight: 3_000, guaranteed: 24_250 }),
    cardOf('card-tsumugi-day', 'A', { weight: 3_000, guaranteed: 24_250 }),
    medalOf(featured, { weight: 3_000, guaranteed: 24_250 }),
    cardOf('card-mug', 'B', { weight: 24_000 }),
    cardOf('card-radio', 'B', { weight: 24_000 }),
    cardOf('card-plush', 'B', { weight: 24_000 }),
    coinsOf(30, { weight: 10_000 }),
    ticketsOf(1, { weight: 3_000 }),
  ]
}

const usual = {
  kind: 'PROBABILITY',
  priceOne: 300,
  priceTen: 3_000,
  discountOne: 150,
  discountTen: 1_500,
  takesTickets: true,
  pointPrice: 200,
  pityAt: 100,
} as const

const machines: readonly TreasureMachine[] = [
  {
    ...usual,
    slug: 'lighthouse-festival',
    name: { ja: '灯台まつりのトレジャーマシン', en: 'Lighthouse festival machine' },
    description: {
      ja: '年に一度、灯台のあかりを三色にする夜の記念です。はじめてのチケットは、ここで。',
      en: 'For the one night a year when the lighthouse shines in three colours. Your first ticket goes here.',
    },
    art: 'machine-dusk',
    talent: 'hiyori',
    until: { daysAhead: 20, time: '23:59' },
    prizes: show('hiyori'),
  },
  {
    slug: 'postbox',
    kind: 'STOCK',
    priceOne: 200,
    priceTen: 2_000,
    takesTickets: true,
    name: { ja: 'おたより箱の木箱', en: 'The letter crate' },
    description: {
      ja: '封筒は六十通。引いた一通はもう誰も引けず、最後の一通まで引けば全部が出ます。',
      en: 'Sixty envelopes. What is drawn is gone, and who draws to the end has seen them all.',
    },
    art: 'machine-box',
    prizes: [
      cardOf('card-luka-star', 'S', { count: 1 }),
      cardOf('card-tsumugi-star', 'S', { count: 2 }),
      cardOf('card-hiyori-day', 'A', { count: 5 }),
      cardOf('card-luka-day', 'A', { count: 5 }),
      medalOf('luka', { count: 3 }),
      cardOf('card-radio', 'B', { count: 14 }),
      cardOf('card-plush', 'B', { count: 14 }),
      coinsOf(50, { count: 16 }),
    ],
  },
  {
    ...usual,
    slug: 'greenhouse-concert',
    name: { ja: '温室コンサートのトレジャーマシン', en: 'Greenhouse concert machine' },
    description: {
      ja: '葉っぱの音まで録れた夜の記念。つむぎのカードが主役です。',
      en: 'For the night on which even the leaves were recorded. Tsumugi’s card is the star.',
    },
    art: 'machine-garden',
    talent: 'tsumugi',
    prizes: show('tsumugi'),
  },
  {
    ...usual,
    slug: 'last-broadcast',
    name: { ja: '題のない曲、最終回のトレジャーマシン', en: 'The song without a title machine' },
    description: {
      ja: 'ルカの長い曲がおわる夜まで、ふたは開きません。',
      en: 'Its lid stays shut until the night on which Luka’s long song ends.',
    },
    art: 'machine-midnight',
    talent: 'luka',
    from: { daysAhead: 5, time: '02:00' },
    prizes: show('luka'),
  },
]

/** 40 % of nights bring no prize: the odds say so, and the sky is there all the same. */
const freeMachines: readonly TreasureMachine[] = [
  {
    slug: 'stargazing',
    kind: 'PROBABILITY',
    priceOne: 0,
    takesTickets: false,
    name: { ja: '星見の丘のトレジャーマシン', en: 'Stargazers’ hill machine' },
    description: {
      ja: 'コインもチケットもいりません。1日1回、望遠鏡をのぞくだけ。何も出ない夜も、空はきれいです。',
      en: 'No coins, no tickets: one look through the telescope a day. Some nights bring no prize, but the sky is always there.',
    },
    art: 'machine-stars',
    prizes: [
      cardOf('card-hiyori-day', 'A', { weight: 1_000 }),
      cardOf('card-luka-day', 'A', { weight: 1_000 }),
      cardOf('card-tsumugi-day', 'A', { weight: 1_000 }),
      cardOf('card-mug', 'B', { weight: 7_000 }),
      cardOf('card-radio', 'B', { weight: 7_000 }),
      cardOf('card-plush', 'B', { weight: 7_000 }),
      coinsOf(5, { weight: 36_000 }),
      {
        slug: 'stars-alone',
        rank: 'B',
        kind: 'BLANK',
        art: 'card-stars',
        weight: 40_000,
        name: { ja: '今夜は星だけ', en: 'Only stars tonight' },
      },
    ],
  },
]

const boardOf = (chances: Chances): TreasurePrize => ({
  slug: 'board',
  rank: 'S',
  kind: 'GOODS',
  art: 'prize-board',
  ...chances,
  name: { ja: '三人の直筆サイン色紙', en: 'A board signed by all three' },
})
const badgeOf = (chances: Chances): TreasurePrize => ({
  slug: 'badge-lighthouse',
  rank: 'A',
  kind: 'BADGE',
  thing: 'badge-lighthouse',
  ...chances,
})

const lotteries: readonly Lottery[] = [
  {
    item: {
      slug: 'letter-lot',
      kind: 'LOTTERY',
      name: { ja: 'おたよりくじ（120本）', en: 'Letter lots: 120 of them' },
      description: {
        ja: 'はずれのないくじです。箱には120本。引かれた分だけ減り、残りはいつでもご覧になれます。\n引いた結果は、どなたでも確かめられます。',
        en: 'Every lot wins. There are 120 in the box; what is drawn is gone, and what is left is shown.\nAnyone can check what they drew.',
      },
      art: ['machine-box'],
      priceYen: 500,
      priceCoins: 500,
      taxClass: 'STD10',
      stock: 120,
      perPersonLimit: 10,
    },
    machine: {
      slug: 'letter-lot',
      kind: 'STOCK',
      priceOne: 500,
      takesTickets: false,
      name: { ja: 'おたよりくじ', en: 'Letter lots' },
      description: { ja: 'はずれのない120本のくじ。', en: '120 lots, and every one wins.' },
      art: 'machine-box',
      prizes: [
        boardOf({ count: 3 }),
        badgeOf({ count: 12 }),
        cardOf('card-hiyori-day', 'A', { count: 15 }),
        cardOf('card-radio', 'B', { count: 40 }),
        coinsOf(100, { count: 50 }),
      ],
    },
  },
  {
    item: {
      slug: 'star-lot',
      kind: 'LOTTERY',
      name: { ja: '星あかりのカードくじ', en: 'Starlight card lots' },
      description: {
        ja: 'カードか記念メダルが必ず1点。割合は、お求めの前にすべてご覧になれます。',
        en: 'Each brings a card or a numbered medal. All odds are shown before you buy.',
      },
      art: ['draw-night'],
      priceYen: 300,
      priceCoins: 300,
      taxClass: 'STD10',
      perPersonLimit: 10,
    },
    machine: {
      slug: 'star-lot',
      kind: 'PROBABILITY',
      priceOne: 300,
      takesTickets: false,
      name: { ja: '星あかりのカードくじ', en: 'Starlight card lots' },
      description: { ja: 'カードか記念メダルが必ず1点。', en: 'A card or a medal each time.' },
      art: 'draw-night',
      prizes: [
        cardOf('card-luka-star', 'S', { weight: 5_000 }),
        medalOf('luka', { weight: 15_000 }),
        cardOf('card-luka-day', 'B', { weight: 40_000 }),
        cardOf('card-radio', 'B', { weight: 40_000 }),
      ],
    },
  },
]

/** The demo brand's treasure machines, and what comes out of them. */
export const treasure: Treasure = { badges, cards, nfts, machines, freeMachines, lotteries }
