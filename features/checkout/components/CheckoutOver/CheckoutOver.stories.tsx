import preview from '#storybook/preview.tsx'
import { CheckoutOver } from './CheckoutOver.tsx'

const meta = preview.meta({ component: CheckoutOver, args: { state: 'EXPIRED' as const } })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Canceled = meta.story({ args: { state: 'CANCELED' } })
/** It was paid too late, and goes back. */
export const RefundDue = meta.story({ args: { state: 'REFUND_DUE' } })
export const Refunded = meta.story({ args: { state: 'REFUNDED' } })
/** Nothing was begun. */
export const Empty = meta.story({ args: { state: 'NONE' } })
