import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const code = style({
  fontSize: '32px',
  lineHeight: 1.3,
  fontWeight: vars.weight.bold,
  letterSpacing: '0.1em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
})
