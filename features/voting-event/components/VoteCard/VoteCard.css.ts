import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, radius, space, weight } = vars

export const card = style({
  borderRadius: radius.card,
  border: `2px solid ${color.accentBorder}`,
  background: color.accentSoft,
  overflow: 'hidden',
})
export const picture = style({ display: 'block' })
export const caption = style({ display: 'grid', gap: space[1], padding: space[4] })
export const title = style({
  color: color.accentText,
  fontSize: fontSize.large,
  fontWeight: weight.bold,
})
