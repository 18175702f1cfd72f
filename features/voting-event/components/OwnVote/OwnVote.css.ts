import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, radius, space, weight } = vars

export const own = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: color.accentSoft,
})
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.accentText,
  fontSize: fontSize.large,
  fontWeight: weight.bold,
})
export const receiptStyle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
})
export const digits = style({
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
