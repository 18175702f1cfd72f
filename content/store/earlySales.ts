import type { EarlySaleSeed } from '../types.ts'

/** What members may buy before others. */
export const earlySales: readonly EarlySaleSeed[] = [
  {
    membership: 'station-members',
    section: 'goods',
    earlyFrom: { daysAhead: -1, time: '20:00' },
    item: {
      slug: 'moonrise-lamp',
      kind: 'GOODS',
      name: { ja: '月の出を待つランプ', en: 'Lamp that waits for the moon' },
      description: {
        ja: '満月のかたちの、小さな枕もとのランプ。ひもを引くとゆっくり昇るように灯り、もう一度引くと、十五分かけて沈みます。\n台の裏には、その日の月の名前を書いておく欄があります。',
        en: 'A small full moon for the bedside. Pull its cord and it rises slowly; pull again, and it takes fifteen minutes to set.\nUnder its foot there is room to write down what tonight’s moon is called.',
      },
      details: [
        {
          name: { ja: '大きさ', en: 'Size' },
          text: { ja: '直径約12cm・高さ約16cm', en: 'About 12 cm across, 16 cm tall' },
        },
        {
          name: { ja: '電源', en: 'Power' },
          text: { ja: 'USB充電（ケーブル付き）', en: 'Charges by USB (cable included)' },
        },
      ],
      art: ['goods-lamp'],
      priceYen: 6600,
      taxClass: 'STD10',
      saleFrom: { daysAhead: 4, time: '20:00' },
      saleUntil: { daysAhead: 30, time: '24:00' },
      stock: 120,
      perPersonLimit: 2,
    },
  },
]
