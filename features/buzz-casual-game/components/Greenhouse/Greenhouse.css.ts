import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, duration, fontSize, radius, space, weight } = vars

/** As wide as a board that fits a window's height with what stands above it. */
const width = {
  width: '100%',
  maxWidth: 'min(440px, max(260px, calc(100dvh - 300px)))',
  marginInline: 'auto',
}

export const stage = style({ ...width, display: 'grid', gap: space[3] })
/** The title, and what stands below it. */
export const opening = style({ ...width, maxWidth: '440px' })
export const title = style({ display: 'grid', gap: space[4] })
export const scene = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  alignItems: 'end',
  paddingInline: space[3],
  paddingBlockStart: space[8],
  borderRadius: radius.card,
  background:
    'linear-gradient(light-dark(#cfeaf5, #16303c), light-dark(#f7f2dc, #24362a) 78%, light-dark(#b98d5f, #4b3a2a) 78%)',
  overflow: 'hidden',
})
export const bed = style({ display: 'block', paddingBlockEnd: space[2] })
export const actions = style({ display: 'grid', gap: space[2] })
export const figures = style({
  display: 'flex',
  // Of large text, a line holds less.
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[4],
})
export const points = style({ flexGrow: 1 })
export const label = style({ fontSize: fontSize.caption, color: color.textMuted })
export const figure = style({
  fontSize: '1.5rem',
  lineHeight: 1.3,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
const rise = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 } })
export const gain = style({
  display: 'inline-block',
  marginInlineStart: space[2],
  color: color.accentText,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  animation: `${rise} ${duration.slow}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
export const hand = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto',
  alignItems: 'end',
  columnGap: space[1],
})
const slot = style({
  borderRadius: radius.control,
  background: color.surfaceSunken,
  padding: '3px',
})
export const now = style([
  slot,
  { gridRow: 2, width: '56px', height: '56px', boxShadow: `inset 0 0 0 2px ${color.accentSolid}` },
])
export const soon = style([slot, { gridRow: 2, width: '38px', height: '38px' }])
export const result = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  textAlign: 'center',
})
export const best = style({ width: '96px', height: '96px' })
export const handLabel = style({ gridColumn: '1 / -1' })
