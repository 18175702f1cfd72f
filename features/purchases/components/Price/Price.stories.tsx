import preview from '#storybook/preview.tsx'
import { Price } from './Price.tsx'

const meta = preview.meta({ component: Price, args: { total: 12_480, isInCoins: false } })

export const Default = meta.story()
export const Coins = meta.story({ args: { isInCoins: true } })
export const English = meta.story({ globals: { locale: 'en' } })
