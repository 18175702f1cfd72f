import preview from '#storybook/preview.tsx'
import { Sum } from './Sum.tsx'

const meta = preview.meta({ component: Sum, args: { amount: 1800, currency: 'YEN' } as const })

export const Yen = meta.story()
export const Coins = meta.story({ args: { amount: 400, currency: 'COINS' } })
export const LongText = meta.story({
  args: { amount: 299_999, currency: 'YEN', size: 'large' },
  globals: { locale: 'en' },
})
