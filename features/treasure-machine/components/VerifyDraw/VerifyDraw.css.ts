import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, fontSize } = vars

export const numbers = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  paddingInlineStart: space[5],
  fontVariantNumeric: 'tabular-nums',
})
export const seeds = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  fontSize: fontSize.caption,
})
export const code = style({
  margin: 0,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.caption,
  overflowWrap: 'anywhere',
  color: color.textMuted,
})
