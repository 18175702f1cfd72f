import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const closed = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  border: `1px solid ${color.hairline}`,
  background: color.surface,
})
export const closedWords = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[1] })

/** A slip of paper tied in a knot, as they hang at shrines. */
export const knot = style({
  flex: 'none',
  position: 'relative',
  width: '40px',
  height: '40px',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '14px 2px 14px 2px',
    borderRadius: '3px',
    border: `1.5px solid ${color.accentBorder}`,
    background: color.accentSoft,
    rotate: '-38deg',
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: '12px',
    borderRadius: '4px',
    border: `1.5px solid ${color.accentBorder}`,
    background: color.surface,
    rotate: '12deg',
  },
})

export const slip = style({
  borderRadius: radius.card,
  border: `1px solid ${color.accentBorder}`,
  background: color.surface,
  overflow: 'hidden',
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px',
  alignItems: 'end',
  minHeight: '96px',
  paddingInline: `${space[4]} ${space[3]}`,
  background: color.accentSoft,
})
export const headWords = style({ alignSelf: 'center', paddingBlock: space[3] })
const unfold = keyframes({
  from: { clipPath: 'inset(0 0 100% 0 round 12px)', opacity: 0 },
  '40%': { opacity: 1 },
  to: { clipPath: 'inset(0 0 0 0 round 12px)' },
})
export const unfolding = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${unfold} 420ms ${vars.easing.in}` },
  },
})
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: space[4],
})
export const luck = style({
  color: color.accentText,
  display: 'block',
  fontSize: '1.75rem',
  lineHeight: 1.2,
  fontWeight: vars.weight.bold,
})
export const charm = style({
  padding: `2px ${space[3]}`,
  borderRadius: radius.full,
  background: color.neutralSoft,
  fontSize: vars.fontSize.caption,
})
export const bust = style({ display: 'flex' })
