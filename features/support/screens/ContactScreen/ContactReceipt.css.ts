import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const number = style({
  fontSize: '28px',
  fontWeight: vars.weight.bold,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
})
