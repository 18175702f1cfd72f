import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color } = vars

export const found = style({
  color: color.accentText,
  background: color.accentSoft,
  borderRadius: '3px',
  fontWeight: vars.weight.bold,
  // A little air, which moves no letter.
  boxShadow: `0 0 0 2px ${color.accentSoft}`,
})
