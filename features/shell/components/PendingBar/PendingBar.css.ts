import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const appear = keyframes({ from: { visibility: 'hidden' } })
/** It never arrives by itself: the screen does. */
const approach = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } })

export const bar = style({
  position: 'fixed',
  zIndex: vars.layer.progress,
  insetInline: 0,
  insetBlockStart: 'env(safe-area-inset-top)',
  height: '3px',
  background: vars.color.accentSolid,
  scale: '0.9 1',
  transformOrigin: 'left',
  animation: `${appear} 200ms step-end, ${approach} 8s cubic-bezier(0.1, 0.7, 0.1, 1) 200ms backwards`,
  '@media': { [media.reducedMotion]: { animation: `${appear} 200ms step-end !important` } },
})
