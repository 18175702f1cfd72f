import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space, weight } = vars

export const codes = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `0 ${space[4]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
})
export const row = style({
  padding: `${space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
})
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const digits = style({
  fontSize: '1.5rem',
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
})
export const steps = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[6],
  listStyle: 'decimal',
  wordBreak: 'auto-phrase',
})
