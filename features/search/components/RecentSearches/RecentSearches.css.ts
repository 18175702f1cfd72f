import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.hairline}`,
})
export const link = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: '48px',
  alignItems: 'center',
  gap: space[3],
  color: color.text,
  textDecoration: 'none',
})
export const sign = style({ display: 'flex', color: color.textMuted })
