import type { SupporterSeasonSeed } from './types.ts'

const rule = (
  source: SupporterSeasonSeed['rules'][number]['source'],
  points: number,
  per: number,
  mostPerDay: number,
) => ({ source, points, per, mostPerDay })

/**
 * A winter of cheering. What costs nothing brings up to 40 points a day, so that whoever comes by each day has the
 * highest rank in two months without paying for anything.
 */
export const supporterSeason: SupporterSeasonSeed = {
  name: { ja: '冬の応援シーズン', en: 'A winter of cheering' },
  days: 92,
  rules: [
    rule('CHECK_IN', 5, 1, 5),
    rule('CASUAL_GAME_PLAY', 5, 1, 5),
    rule('CHAT_ROOM_POST', 1, 1, 10),
    rule('COMMENT', 2, 1, 10),
    rule('POST_LIKE', 1, 1, 10),
    rule('PURCHASE', 1, 100, 50),
  ],
  nfts: [
    {
      slug: 'supporter-lighthouse',
      art: 'prize-board',
      name: { ja: '冬の灯台 サポーター証', en: 'Winter lighthouse supporter’s piece' },
    },
  ],
  ranks: [
    { name: { ja: 'ともしび', en: 'Candle' }, points: 30, coins: 30 },
    { name: { ja: 'ランタン', en: 'Lantern' }, points: 150, coins: 100 },
    { name: { ja: '街灯り', en: 'Street light' }, points: 500, coins: 200 },
    { name: { ja: '灯台', en: 'Lighthouse' }, points: 1200, coins: 300 },
    {
      name: { ja: '一番星', en: 'First star' },
      points: 2400,
      nft: { slug: 'supporter-lighthouse', worthYen: 1000 },
    },
  ],
}
