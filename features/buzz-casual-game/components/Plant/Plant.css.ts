import { style } from '@vanilla-extract/css'

export const picture = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  stroke: 'light-dark(#2c3a2e, #e3ecd9)',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
