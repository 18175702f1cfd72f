import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { fontSize, space, weight } = vars

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  margin: 0,
})
/** As high before the time is known as with it. */
export const clock = style({
  minHeight: '1.7em',
  fontSize: fontSize.large,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
