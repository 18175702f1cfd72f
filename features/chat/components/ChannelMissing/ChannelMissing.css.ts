import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const place = style({
  display: 'grid',
  alignItems: 'center',
  height: '100%',
  padding: vars.space[4],
})
