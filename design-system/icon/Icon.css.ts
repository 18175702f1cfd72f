import { componentStyle } from '../theme/layered.ts'

export const icon = componentStyle({
  flexShrink: 0,
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
})

export const filled = componentStyle({ flexShrink: 0, fill: 'currentColor', fillRule: 'evenodd' })
