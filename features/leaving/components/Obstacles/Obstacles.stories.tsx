import preview from '#storybook/preview.tsx'
import { Obstacles } from './Obstacles.tsx'

const meta = preview.meta({ component: Obstacles })

export const All = meta.story({
  args: {
    obstacles: ['UNPAID_ORDER', 'GOODS_ON_THEIR_WAY', 'RUNNING_SUBSCRIPTION', 'REFUND_UNDER_WAY'],
  },
})
export const One = meta.story({ args: { obstacles: ['GOODS_ON_THEIR_WAY'] } })
