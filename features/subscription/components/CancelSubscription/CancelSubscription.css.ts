import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const question = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  scrollMarginBlock: vars.space[4],
  ':focus-visible': { outlineOffset: vars.space[1] },
})
