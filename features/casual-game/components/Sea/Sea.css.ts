import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const nightColor = '#0b1626'

export const sea = style({
  display: 'block',
  width: '100%',
  aspectRatio: '39 / 48',
  borderRadius: vars.radius.card,
  // What the light is drawn in: the talent's colour.
  color: vars.color.accentSolid,
  background: nightColor,
  touchAction: 'none',
  userSelect: 'none',
  ':focus-visible': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
})
