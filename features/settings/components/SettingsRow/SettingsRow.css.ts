import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '60px',
  paddingInline: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.text,
  transition: `background ${vars.duration.fast}`,
  selectors: { '&:hover': { background: color.neutralSoft } },
})
export const label = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.medium })
