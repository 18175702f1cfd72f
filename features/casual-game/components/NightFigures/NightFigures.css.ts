import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, space, weight } = vars

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[4],
})
export const points = style({ flexGrow: 1 })
export const label = style({ display: 'block', fontSize: fontSize.caption, color: color.textMuted })
export const figure = style({
  fontSize: '1.5rem',
  lineHeight: 1.3,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
