import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, radius, space } = vars

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[3] },
  },
})
export const tile = style({
  display: 'grid',
  gap: space[1],
  height: '100%',
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  transition: `background ${vars.duration.fast}`,
  selectors: { '&:hover': { background: color.neutralSoft } },
})
/** One that says a word: the whole width is its. */
export const wide = style({ gridColumn: '1 / -1' })
export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
})
export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
  fontSize: vars.fontSize.small,
})
export const icon = style({ color: color.accentText, lineHeight: 0 })
export const figure = style({
  fontSize: '1.5rem',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})
/** What one does first, where there is nothing yet. */
export const first = style({
  color: color.accentText,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.bold,
  lineHeight: '2.025rem',
})
