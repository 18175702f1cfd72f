import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { nightColor } from '../Sea/Sea.css.ts'

const { color, radius, space } = vars

export const stage = style({
  display: 'grid',
  gap: space[3],
  width: '100%',
  maxWidth: 'min(440px, max(260px, calc((100dvh - 250px) * 39 / 48)))',
  marginInline: 'auto',
})
export const field = style({ position: 'relative', display: 'grid' })
export const pad = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 'none',
  borderRadius: radius.card,
  background: 'transparent',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
  ':focus-visible': { outline: `3px solid ${color.focusRing}`, outlineOffset: '2px' },
})
/** While the night stands still: who looked at the ships then would have longer to think than who plays through. */
export const covering = style([pad, { background: nightColor }])
export const note = style({
  position: 'absolute',
  insetInline: space[4],
  top: '38%',
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
  textAlign: 'center',
  wordBreak: 'auto-phrase',
})
/** It is touched through: the first touch begins. */
export const hint = style([note, { pointerEvents: 'none' }])
