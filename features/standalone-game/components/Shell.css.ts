import { style } from '@vanilla-extract/css'

export const shell = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  verticalAlign: '-0.12em',
  fill: '#ffc9a8',
  stroke: '#8a4a2c',
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
})
