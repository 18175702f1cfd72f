import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  background: color.warningSoft,
  color: color.warningText,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.medium,
})
