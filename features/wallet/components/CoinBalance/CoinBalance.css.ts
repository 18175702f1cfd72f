import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius, weight } = vars

export const balance = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: space[5],
  borderRadius: radius.card,
  background: color.accentSoft,
})
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[2],
  color: color.accentText,
})
export const figure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: '2.5rem',
  lineHeight: 1.35,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const unit = style({ fontWeight: weight.bold })
