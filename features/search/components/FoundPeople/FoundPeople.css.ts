import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  margin: 0,
  // A focus ring stands whole in what is scrolled.
  padding: space[1],
  listStyle: 'none',
  scrollbarWidth: 'thin',
})
export const person = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[1],
  width: '88px',
  padding: space[1],
  borderRadius: vars.radius.control,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const mark = style({
  marginInlineStart: '2px',
  color: color.accentText,
  verticalAlign: '-2px',
  display: 'inline-block',
})
