import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  paddingInline: space[4],
  marginBlock: space[1],
  color: color.textMuted,
  fontSize: vars.fontSize.small,
})
