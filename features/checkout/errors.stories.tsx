import { ErrorCatalogue } from '#storybook/ErrorCatalogue.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: ErrorCatalogue,
  args: {
    feature: 'checkout',
    values: {
      itemName: '一周年アクリルスタンド',
      left: 1,
      missing: 210,
      free: 200,
      paid: 100,
      told: 1800,
      now: 2000,
      currency: 'YEN',
      most: 5000,
    },
  },
})

export const AllErrors = meta.story()
export const InEnglish = meta.story({ globals: { locale: 'en' } })
export const InCoins = meta.story({
  args: {
    values: {
      itemName: '一周年アクリルスタンド',
      left: 0,
      missing: 1,
      free: 0,
      paid: 300,
      told: 200,
      now: 240,
      currency: 'COINS',
    },
  },
})
