import type { BannerSectionSeed } from './types.ts'

/** What the station points out, in each of the three ways to look through it. */
export const banners: readonly BannerSectionSeed[] = [
  {
    identifier: 'station-now',
    kind: 'CAROUSEL',
    place: 'INFORMATION',
    title: { ja: 'いま、放送局で', en: 'At the station now' },
    banners: [
      {
        title: { ja: '冬の特別番組、あなたの1票で', en: 'The winter special is yours to choose' },
        note: {
          ja: '投票は1日1票。途中の順位も公開中',
          en: 'One vote a day, standings in the open',
        },
        art: 'scene-ballot',
        href: '/voting-event/winter-special',
      },
      {
        title: { ja: '灯台まつりの夜を、もう一度', en: 'The festival night, once more' },
        note: { ja: '朝凪ひよりのトレジャーマシン', en: 'Hiyori’s treasure machine' },
        art: 'machine-dusk',
        href: '/treasure-machine',
        talent: 'hiyori',
      },
      {
        title: { ja: '新しいお話が、はじまりました', en: 'A new story has begun' },
        note: {
          ja: '火のつかないランプと、夜の港',
          en: 'A lamp that won’t light, a harbour at night',
        },
        art: 'story-lamp-7',
        href: '/stories',
        talent: 'hiyori',
      },
      {
        title: { ja: '今週の温室は、木曜と土曜', en: 'The greenhouse opens Thursday and Saturday' },
        note: {
          ja: '番組表に、続きものの印がつきました',
          en: 'Serials are now marked in the schedule',
        },
        art: 'scene-greenhouse',
        href: '/events',
        talent: 'tsumugi',
      },
    ],
  },
  {
    identifier: 'store-picks',
    kind: 'SLIDE',
    place: 'STORE',
    title: { ja: '今月の店番から', en: 'From this month’s shopkeeper' },
    banners: [
      {
        title: { ja: '夜の店番、はじめました', en: 'The night shift has begun' },
        note: {
          ja: '冬の品ぞろえ。深夜二時まで起きています',
          en: 'Winter goods, awake until 2 A.M.',
        },
        art: 'scene-store',
        href: '/store',
      },
      {
        title: { ja: '深夜二時のマシン、増量中', en: 'More in the 2 A.M. machine' },
        note: { ja: '提供割合は、引く前に全部読めます', en: 'All odds are there to read first' },
        art: 'machine-midnight',
        href: '/treasure-machine',
        talent: 'luka',
      },
      {
        title: {
          ja: '港町電機の目覚まし、灯台もおすすめ',
          en: 'The alarm clock the lighthouse trusts',
        },
        note: { ja: 'ひよりの声で起きられます', en: 'Wakes you in Hiyori’s voice' },
        art: 'draw-dawn',
        href: '/prize-draws',
        sponsor: { ja: '港町電機', en: 'Minatomachi Electric' },
        talent: 'hiyori',
      },
    ],
  },
  {
    identifier: 'store-ways',
    kind: 'SWIPE',
    place: 'STORE',
    title: { ja: 'お楽しみの入口', en: 'More to look into' },
    banners: [
      {
        title: { ja: 'チケットを使う', en: 'Use your tickets' },
        art: 'goods-tickets-bundle',
        href: '/treasure-machine',
      },
      {
        title: { ja: 'コインをそろえる', en: 'Top up coins' },
        art: 'goods-coins-jar',
        href: '/store/community-coins/paid',
      },
      {
        title: { ja: '無料の抽選に応募', en: 'Enter a free draw' },
        art: 'goods-letter',
        href: '/prize-draws',
      },
      {
        title: { ja: 'ミッションでためる', en: 'Earn by missions' },
        art: 'prize-badge',
        href: '/missions',
      },
      {
        title: { ja: '会員になる', en: 'Become a member' },
        art: 'goods-member',
        href: '/settings/store/subscription',
      },
    ],
  },
]

/** What the winter brought. */
export const winterBanners: readonly BannerSectionSeed[] = [
  {
    identifier: 'winter-pages',
    kind: 'SLIDE',
    place: 'INFORMATION',
    title: { ja: 'この冬のこと', en: 'This winter' },
    banners: [
      {
        title: { ja: '港の灯りまつり 2026', en: 'Harbour Lights 2026' },
        note: { ja: '雪の港に、ひとり一本の灯りを', en: 'A light for each of you, over the snow' },
        art: 'scene-winter',
        href: '/lp/winter-lights',
      },
      {
        title: { ja: 'はじめての夜に', en: 'Your first night' },
        note: { ja: '三分で読める、港の歩きかた', en: 'A way around the harbour in three minutes' },
        art: 'scene-harbour-night',
        href: '/v/first-night',
      },
    ],
  },
]
