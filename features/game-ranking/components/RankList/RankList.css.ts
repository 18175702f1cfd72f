import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space, weight } = vars

/** Its columns are those of every row: names stand below one another, however long the places are. */
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 32px minmax(0, 1fr) auto 44px',
  columnGap: space[3],
})
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  padding: `${space[1]} ${space[1]} ${space[1]} 0`,
  minHeight: '52px',
  borderRadius: radius.control,
})
export const own = style([row, { background: color.accentSoft, fontWeight: weight.bold }])
export const place = style({
  minWidth: '3.5em',
  textAlign: 'end',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
/** Who it is: their face and name, as one way to their page. */
export const who = style({
  display: 'grid',
  gridColumn: '2 / 4',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const name = style({
  gridColumn: 3,
  minWidth: 0,
  overflowWrap: 'anywhere',
  wordBreak: 'auto-phrase',
})
/** A name, and the moon beside it. */
export const named = style({
  display: 'flex',
  gridColumn: 3,
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
})
export const score = style({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' })
const action = style({ display: 'grid', placeItems: 'center', width: '44px', height: '44px' })
/** To where the play is watched. */
export const watch = style([
  action,
  {
    borderRadius: radius.full,
    color: color.accentText,
    selectors: { '&:hover': { background: color.accentSoftHover } },
    ':focus-visible': { outline: `3px solid ${color.focusRing}` },
  },
])
export const later = style([action, { color: color.textMuted }])
