import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const card = style({
  borderRadius: radius.card,
  border: `1px solid ${color.accentBorder}`,
  background: color.surface,
  overflow: 'hidden',
})
export const picture = style({ display: 'block' })
export const words = style({ display: 'grid', gap: space[3], padding: space[5] })
