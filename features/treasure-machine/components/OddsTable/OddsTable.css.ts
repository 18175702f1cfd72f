import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, fontSize, weight } = vars

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  textAlign: 'start',
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${space[2]} 0`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  fontWeight: weight.regular,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
globalStyle(`${table} thead th, ${table} tfoot th, ${table} tfoot td`, { fontWeight: weight.bold })
export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${table} &`]: { textAlign: 'end', paddingInlineStart: space[4] } },
})
export const note = style({ display: 'block', color: color.textMuted, fontSize: fontSize.caption })
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.caption,
  overflowWrap: 'anywhere',
})
export const envelopes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: `${space[1]} ${space[8]}`,
  margin: 0,
  paddingInlineStart: space[8],
  fontSize: fontSize.caption,
  fontVariantNumeric: 'tabular-nums',
})
