import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[4],
  paddingBlock: space[2],
  paddingInline: space[4],
  background: color.warningSoft,
  color: color.warningText,
  fontSize: vars.fontSize.small,
  lineHeight: 1.6,
})
export const stay = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
})
