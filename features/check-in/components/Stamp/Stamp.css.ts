import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius } = vars

const base = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  borderRadius: radius.full,
})
export const stamp = styleVariants({
  open: [base, { border: `1.5px dashed ${color.borderControl}`, color: color.textMuted }],
  blank: [base, { border: `1.5px solid ${color.hairline}` }],
  frozen: [base, { background: color.neutralSoft, color: color.textMuted }],
  stamped: [
    base,
    {
      border: `2px solid ${color.accentBorder}`,
      background: color.accentSoft,
      color: color.accentText,
      rotate: '-8deg',
    },
  ],
})

const press = keyframes({
  from: { scale: '1.7', opacity: 0 },
  '60%': { scale: '0.94', opacity: 1 },
  to: { scale: '1' },
})
/** It comes down once, where it has just been pressed. */
export const pressed = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${press} 360ms ${vars.easing.in}` },
  },
})

export const lantern = style({ width: '66%', height: '66%' })
