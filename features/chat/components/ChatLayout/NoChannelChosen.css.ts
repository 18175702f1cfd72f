import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const centre = style({ display: 'grid', alignItems: 'center', height: '100%' })
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 72px)',
  gap: vars.space[3],
})
