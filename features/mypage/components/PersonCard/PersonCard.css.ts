import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const person = style({ display: 'grid', gap: space[3], alignContent: 'start' })
/** The hall before a show: a lit horizon, and penlights of the fan's own colour in the dark. */
export const hall = style({
  position: 'relative',
  overflow: 'hidden',
  height: '152px',
  background: [
    `radial-gradient(circle at 12% 78%, color-mix(in oklab, ${color.accentSolid} 80%, transparent) 0 3px, transparent 14px)`,
    `radial-gradient(circle at 27% 90%, color-mix(in oklab, ${color.accentSolid} 65%, transparent) 0 4px, transparent 18px)`,
    `radial-gradient(circle at 41% 74%, color-mix(in oklab, ${color.accentSolid} 50%, transparent) 0 2px, transparent 11px)`,
    `radial-gradient(circle at 54% 92%, color-mix(in oklab, ${color.accentSolid} 75%, transparent) 0 3px, transparent 15px)`,
    `radial-gradient(110% 130% at 20% 125%, color-mix(in oklab, ${color.accentSolid} 50%, transparent), transparent 68%)`,
    color.accentSoft,
  ].join(', '),
  '@media': {
    [media.tablet]: { height: '176px', marginBlockStart: space[6], borderRadius: radius.card },
  },
})
export const bust = style({
  position: 'absolute',
  insetInlineEnd: space[4],
  insetBlockEnd: 0,
  width: '148px',
  '@media': { [media.tablet]: { width: '176px', insetInlineEnd: space[8] } },
})
/** The face stands half in the hall, in a ring of the colour. */
export const face = style({
  position: 'relative',
  width: 'fit-content',
  marginBlockStart: '-60px',
  marginInlineStart: space[4],
  padding: '3px',
  borderRadius: radius.full,
  background: color.background,
  boxShadow: `0 0 0 3px ${color.accentSolid}`,
  lineHeight: 0,
  '@media': { [media.tablet]: { marginInlineStart: space[6] } },
})
const sides = {
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: space[6] } },
} as const
export const words = style({ ...sides, display: 'grid', gap: space[1], overflowWrap: 'anywhere' })
export const ways = style({ ...sides, display: 'flex', flexWrap: 'wrap', gap: space[2] })
