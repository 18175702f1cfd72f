import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ borderTop: `1px solid ${color.hairline}` })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.hairline}`,
})
export const words = style({ flex: 1, minWidth: 0 })
export const nobody = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.full,
  background: color.neutralSoft,
  color: color.textMuted,
})
