import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space, weight } = vars

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
})
export const own = style([row, { background: color.accentSoft, fontWeight: weight.bold }])
export const place = style({
  flex: 'none',
  minWidth: '3.5em',
  textAlign: 'end',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const score = style({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' })
