import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const over = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '440px',
  marginInline: 'auto',
})
export const result = style({ display: 'grid', gap: vars.space[1], textAlign: 'center' })
export const points = style({
  fontSize: '2.25rem',
  lineHeight: 1.2,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
