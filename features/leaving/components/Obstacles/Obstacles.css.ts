import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  marginBlockStart: vars.space[3],
  padding: 0,
})
