import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentRecipe } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const appear = keyframes({ from: { opacity: 0 } })
const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = componentRecipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    background: vars.color.neutralSoftHover,
    // What arrives within 200 ms is never announced by a skeleton.
    animation: `${appear} ${vars.duration.normal} 200ms backwards, ${breathe} 1600ms 800ms ease-in-out infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  variants: {
    radius: {
      none: {},
      control: { borderRadius: vars.radius.control },
      card: { borderRadius: vars.radius.card },
      full: { borderRadius: vars.radius.full },
    },
  },
})
