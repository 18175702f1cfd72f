import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const boat = style({
  display: 'block',
  width: '100%',
  height: '100%',
  stroke: '#2b2f45',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
export const hull = style({ fill: '#b5643c' })
export const mast = style({ fill: 'none' })
export const sailUp = style({ fill: vars.color.accentSolid })
export const crate = style({ fill: '#f0d9a8' })
