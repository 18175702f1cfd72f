import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const lights = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  flexShrink: 0,
  width: '5px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
})
export const light = style({ flex: 1, background: vars.color.accentSolid })
