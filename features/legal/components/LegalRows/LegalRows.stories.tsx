import preview from '#storybook/preview.tsx'
import { LegalRows } from './LegalRows.tsx'

const meta = preview.meta({
  component: LegalRows,
  args: {
    rows: [
      { heading: '販売業者', body: '株式会社しおかぜ放送' },
      { heading: '引き渡しの時期', body: 'デジタル商品：お支払いの直後\nグッズ：7日以内に発送' },
    ],
  },
})

export const Default = meta.story()
export const LongText = meta.story({
  args: {
    rows: [
      {
        heading: '返品と交換について（デジタル商品を除きます）',
        body: '商品が届いてから8日以内にご連絡ください。お客さまのご都合による返品の送料は、恐れ入りますがお客さまのご負担でお願いしております。',
      },
    ],
  },
})
