import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const list = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '76px',
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
} as const
export const open = style({
  ...row,
  color: color.text,
  textDecoration: 'none',
  ':hover': { background: color.accentSoft },
})
export const locked = style({ ...row, borderStyle: 'dashed', color: color.textMuted })
/** It can be opened by who reads this. */
export const waysIn = style({
  ...row,
  borderStyle: 'dashed',
  color: color.textMuted,
  textDecoration: 'none',
  ':hover': { background: color.accentSoft },
})
export const words = style({ display: 'grid', flex: 1, gap: space[1], minWidth: 0 })
