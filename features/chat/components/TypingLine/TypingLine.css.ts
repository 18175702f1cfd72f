import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

/** Over the room's end, which leaves it a place: what comes and goes moves nothing. */
export const place = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  width: '100%',
  maxWidth: '820px',
  marginInline: 'auto',
  paddingInline: space[3],
  paddingBlockEnd: space[1],
  pointerEvents: 'none',
})
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  maxWidth: '100%',
  paddingInline: space[2],
  borderRadius: radius.full,
  background: color.surface,
  color: color.textMuted,
})
/** A long name gives way to what is said of it. */
export const words = style({
  display: 'flex',
  minWidth: 0,
  whiteSpace: 'pre',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
})
export const who = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
const wave = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } })
export const dots = style({ display: 'flex', flex: 'none', gap: '3px' })
export const dot = style({
  width: '5px',
  height: '5px',
  borderRadius: radius.full,
  background: 'currentColor',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${wave} 1.4s infinite ${vars.easing.out}`,
      selectors: {
        '&:nth-child(2)': { animationDelay: '160ms' },
        '&:nth-child(3)': { animationDelay: '320ms' },
      },
    },
  },
})
