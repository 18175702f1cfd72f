import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const panel = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  borderRadius: radius.card,
  background: color.surface,
  border: `1px solid ${color.hairline}`,
})
