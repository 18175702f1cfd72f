import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

export const packs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: space[3],
})
export const fits = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.regular,
})
