import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, fontSize, radius, space, weight } = vars
const rowHeight = '72px'
const moving = 'transform 600ms cubic-bezier(0.2, 0.8, 0.2, 1)'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockEnd: space[2],
})
/** Rows lie over each other and are moved to their place: a change of order lays nothing out. */
export const race = style({
  position: 'relative',
  height: `calc(var(--rows) * ${rowHeight})`,
  listStyle: 'none',
})
export const row = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: rowHeight,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  transition: moving,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
export const rankStyle = style({
  flex: 'none',
  width: '1.5em',
  textAlign: 'center',
  fontSize: fontSize.large,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.accentText,
})
export const face = style({
  flex: 'none',
  width: '48px',
  borderRadius: radius.control,
  overflow: 'hidden',
})
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[1] })
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: weight.medium,
  minWidth: 0,
})
export const nameWords = style({
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const bar = style({
  display: 'block',
  height: '10px',
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.neutralSoft,
})
export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.full,
  background: color.accentSolid,
  transformOrigin: 'left',
  transition: moving,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { background: 'Highlight' },
  },
})
export const count = style({
  flex: 'none',
  minWidth: '4em',
  textAlign: 'end',
  fontSize: fontSize.small,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const told = style({ display: 'grid', gap: space[3], listStyle: 'none' })
/** The light beside one's own. */
export const mark = style({ flex: 'none', display: 'flex', color: color.accentText })
