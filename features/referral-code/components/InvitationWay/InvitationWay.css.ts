import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const step = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.full,
  border: `1.5px solid ${color.borderControl}`,
})
export const done = style({
  borderColor: color.accentSolid,
  background: color.accentSolid,
  color: color.textOnAccent,
})
