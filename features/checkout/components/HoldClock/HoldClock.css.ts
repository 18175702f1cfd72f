import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, fontSize, weight } = vars

export const hold = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  fontSize: fontSize.small,
  color: color.textMuted,
})
export const clock = style({
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
})
