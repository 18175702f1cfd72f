import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, radius, space, weight } = vars

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
  padding: space[4],
  borderRadius: radius.card,
  background: color.accentSoft,
})
export const picture = style({ width: '80px', height: '80px' })
export const details = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
})
export const line = style({ fontSize: fontSize.small })
export const points = style({
  fontSize: '1.5rem',
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const pattern = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(20, minmax(0, 16px))',
  gap: '3px',
})
const dot = style({ aspectRatio: '1', borderRadius: radius.full })
/** Told apart by size and fill, not by colour alone. */
export const turn = styleVariants({
  none: [dot, { boxShadow: `inset 0 0 0 1.5px ${color.accentBorder}` }],
  merge: [dot, { background: color.accentSolid, transform: 'scale(0.75)' }],
  chain: [dot, { background: color.accentText, borderRadius: '25%', transform: 'rotate(45deg)' }],
})
