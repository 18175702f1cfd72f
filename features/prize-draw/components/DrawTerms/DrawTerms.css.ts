import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, space } = vars

export const facts = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const code = style({
  margin: 0,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.caption,
  overflowWrap: 'anywhere',
  color: color.textMuted,
})
export const file = style({ color: color.accentText })
