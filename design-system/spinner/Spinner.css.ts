import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const spinner = componentStyle({
  width: '1.25em',
  height: '1.25em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [media.reducedMotion]: {
      borderInlineEndColor: 'currentColor',
      animation: `${breathe} 1600ms ease-in-out infinite`,
    },
  },
})
