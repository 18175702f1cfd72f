import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const quote = style({
  display: 'block',
  width: '100%',
  minWidth: 0,
  margin: `2px 0 ${space[1]}`,
  padding: `0 0 0 ${space[2]}`,
  border: 0,
  borderInlineStart: `3px solid ${color.accentBorder}`,
  background: 'none',
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: 1.5,
  textAlign: 'start',
  cursor: 'pointer',
})
const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
export const quoteName = style({ ...oneLine, fontWeight: vars.weight.bold })
export const quoteText = style(oneLine)
