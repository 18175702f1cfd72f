import type { Store } from '../types.ts'
import { coins } from './coins.ts'
import { digital } from './digital.ts'
import { goods } from './goods.ts'

/** The demo brand's official goods, and how they are laid out. */
export const store: Store = {
  items: [...coins, ...digital, ...goods],
  sections: [
    {
      slug: 'winter',
      kind: 'BANNER',
      title: { ja: '冬の売り場、ひらきました', en: 'The winter shop is open' },
      lead: {
        ja: 'マフラー、ラジオ、福袋。夜が長いうちだけの品をそろえました。',
        en: 'A scarf, a radio, a lucky bag: things for while the nights are long.',
      },
      picture: 'scene-store',
      items: [
        'greenhouse-scarf',
        'bedside-radio',
        'lucky-bag-2027',
        'bird-plush',
        'herbal-tea',
        'bird-mug',
      ],
    },
    {
      slug: 'new',
      kind: 'FEATURE',
      title: { ja: 'いまのおすすめ', en: 'Right now' },
      lead: { ja: '数や期間に限りがあるものから', en: 'What is here for a while, or few of it' },
      items: ['penlights', 'bedside-radio', 'signed-poster-lot'],
    },
    {
      slug: 'goods',
      kind: 'GRID',
      title: { ja: 'グッズ', en: 'Goods' },
      lead: { ja: '放送局からお届けします', en: 'Sent from the station' },
      items: [
        'stand-hiyori',
        'stand-luka',
        'stand-tsumugi',
        'badges',
        'bird-mug',
        'station-shirt',
        'bird-plush',
        'sleeping-bird-tote',
        'towel',
        'stickers',
        'greenhouse-scarf',
        'desk-calendar-2027',
        'lucky-bag-2027',
        'herbal-tea',
        'penlights',
        'bedside-radio',
        'postcards',
      ],
    },
    {
      slug: 'digital',
      kind: 'GRID',
      title: { ja: 'ボイスとデジタル', en: 'Voices and digital' },
      lead: { ja: 'お支払いのあと、すぐに届きます', en: 'Yours right after payment' },
      items: [
        'voice-good-morning',
        'radio-recordings',
        'greenhouse-soundtrack',
        'harbour-wallpapers',
        'photo-book',
        'handwritten-letter',
        'signed-poster-lot',
        'station-members',
      ],
    },
    {
      slug: 'coins',
      kind: 'GRID',
      title: { ja: 'コインとチケット', en: 'Coins and tickets' },
      lead: {
        ja: '1コインは1円。おまけは無償コインです',
        en: 'A coin is a yen; what is on top is free',
      },
      items: [
        'coins-120',
        'coins-480',
        'coins-980',
        'coins-1960',
        'coins-4900',
        'coins-9800',
        'tickets-3',
        'tickets-11',
      ],
    },
  ],
}
