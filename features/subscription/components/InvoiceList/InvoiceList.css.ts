import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ display: 'grid', gap: space[3] })
export const card = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.text,
  transition: `background ${vars.duration.fast}`,
  selectors: { '&:hover': { background: color.neutralSoft } },
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
})
