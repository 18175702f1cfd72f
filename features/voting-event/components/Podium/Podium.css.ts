import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, radius, space, weight } = vars

export const podium = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[2],
  maxWidth: vars.measure,
  marginInline: 'auto',
  width: '100%',
  listStyle: 'none',
})
const column = style({ display: 'grid', gap: space[1], justifyItems: 'center', minWidth: 0 })
/** The first stands in the middle. */
export const places = [
  style([column, { order: 1 }]),
  style([column, { order: 0 }]),
  style([column, { order: 2 }]),
]
export const picture = style({
  width: '84%',
  borderRadius: radius.card,
  overflow: 'hidden',
  border: `3px solid ${color.accentBorder}`,
})
export const name = style({
  fontSize: fontSize.small,
  fontWeight: weight.bold,
  textAlign: 'center',
  lineHeight: 1.4,
  // A word stays whole where its column is wide enough for it.
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const votesStyle = style({ fontSize: fontSize.small, fontVariantNumeric: 'tabular-nums' })
export const step = style({
  width: '100%',
  display: 'grid',
  placeItems: 'center',
  borderRadius: `${radius.control} ${radius.control} 0 0`,
  background: color.accentSolid,
  color: color.textOnAccent,
})
/** By rank. */
export const heights = [
  style({ height: '96px' }),
  style({ height: '68px' }),
  style({ height: '44px' }),
]
export const rankStyle = style({ fontSize: '1.5rem', fontWeight: weight.bold })
