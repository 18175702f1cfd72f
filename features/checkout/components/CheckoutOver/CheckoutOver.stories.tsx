import preview from '#storybook/preview.tsx'
import { CheckoutOver } from './CheckoutOver.tsx'

const meta = preview.meta({ component: CheckoutOver, args: { state: 'EXPIRED' as const } })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Canceled = meta.story({ args: { state: 'CANCELED' } })
/** Nothing was begun. */
export const Empty = meta.story({ args: { state: 'NONE' } })
