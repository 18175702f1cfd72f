import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { fontSize, space, weight } = vars

export const countdown = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
})
export const clock = style({
  fontSize: fontSize.large,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
