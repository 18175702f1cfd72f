import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, weight } = vars

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[1] })
export const number = style({
  fontSize: '1.5rem',
  lineHeight: 1.35,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const lines = style({ display: 'flex', flexDirection: 'column', marginTop: space[4] })
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
})
