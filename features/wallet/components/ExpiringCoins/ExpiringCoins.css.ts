import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, weight } = vars

export const list = style({ display: 'flex', flexDirection: 'column' })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
})
export const until = style({
  marginInlineEnd: 'auto',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
