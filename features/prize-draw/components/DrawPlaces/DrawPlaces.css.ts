import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.hairline}`,
  fontVariantNumeric: 'tabular-nums',
})
export const section = style({ paddingBottom: space[8] })
