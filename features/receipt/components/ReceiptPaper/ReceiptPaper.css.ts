import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const addressee = style({
  paddingBlockEnd: space[1],
  borderBlockEnd: `1px solid ${color.hairline}`,
})
export const total = style({ textAlign: 'center' })
export const rows = style({ borderBlockStart: `1px solid ${color.hairline}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} 0`,
  borderBlockEnd: `1px solid ${color.hairline}`,
})
export const amount = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const sums = style({ display: 'grid', gap: space[1], justifyContent: 'end' })
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `0 ${space[4]}`,
  fontVariantNumeric: 'tabular-nums',
})
