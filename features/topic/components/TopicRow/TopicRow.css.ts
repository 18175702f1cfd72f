import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const row = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  transition: `background ${vars.duration.fast}`,
  selectors: { 'a&:hover': { background: color.neutralSoft } },
})
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
})
export const foot = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 })
export const name = style({ display: 'flex', alignItems: 'center', gap: space[1], minWidth: 0 })
export const when = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'baseline',
  gap: space[2],
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
})
