import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const showLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '44px',
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
  background: color.accentSoft,
  color: color.text,
  fontSize: vars.fontSize.small,
  textDecoration: 'none',
})
export const onNow = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.accentText,
  fontWeight: vars.weight.bold,
})
export const showTitle = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
