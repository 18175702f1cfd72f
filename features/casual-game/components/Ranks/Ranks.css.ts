import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space, weight } = vars

/** Its columns are those of every row: names stand below one another, however long the places are. */
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 32px minmax(0, 1fr) auto',
  columnGap: space[3],
})
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
})
export const own = style([row, { background: color.accentSoft, fontWeight: weight.bold }])
export const place = style({
  minWidth: '3.5em',
  textAlign: 'end',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({
  display: 'flex',
  gridColumn: 3,
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
  wordBreak: 'auto-phrase',
})
export const score = style({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' })
