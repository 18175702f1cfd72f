import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const picker = style({ display: 'grid', gap: space[3] })
export const people = style({ margin: 0, padding: 0, listStyle: 'none' })
export const person = style({
  display: 'flex',
  width: '100%',
  minHeight: '48px',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  font: 'inherit',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    'a&:hover, button&:hover': { background: color.neutralSoft },
    'button&': { cursor: 'pointer' },
  },
})
/** Who can't be chosen, and why. */
export const unavailable = style({ color: color.textMuted })
export const name = style({ display: 'grid', minWidth: 0 })
