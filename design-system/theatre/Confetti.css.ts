import { globalStyle, keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const fall = keyframes({
  from: { opacity: 0, transform: 'translate3d(0, -40vh, 0) rotate(0)' },
  '15%': { opacity: 1 },
  to: { opacity: 0.9 },
})

export const confetti = componentStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
})
export const piece = componentStyle({
  position: 'absolute',
  width: '9px',
  height: '15px',
  borderRadius: '2px',
  background: vars.color.accentSolid,
  animation: `${fall} 1600ms cubic-bezier(.2,.7,.3,1) backwards`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
  selectors: {
    '&:nth-child(3n)': { background: vars.color.accentBorder },
    '&:nth-child(3n + 1)': { background: vars.color.accentText, width: '7px' },
  },
})
// Where each comes to rest, and how it lies: strewn, and the same each time.
for (let at = 0; at < 24; at += 1)
  globalStyle(`${piece}:nth-child(${at + 1})`, {
    insetInlineStart: `${(at * 37 + 5) % 100}%`,
    insetBlockStart: `${(at * 53 + 7) % 88}%`,
    transform: `rotate(${(at * 71) % 180}deg)`,
    animationDelay: `${(at * 83) % 500}ms`,
  })
