import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius, weight } = vars

export const month = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[5],
  borderRadius: radius.card,
  background: color.accentSoft,
})
export const sum = style({
  color: color.accentText,
  fontSize: '2.5rem',
  lineHeight: 1.35,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const bar = style({
  display: 'block',
  blockSize: space[2],
  borderRadius: radius.control,
  background: color.surface,
  overflow: 'hidden',
})
export const filled = style({ display: 'block', blockSize: '100%', background: color.accentSolid })
