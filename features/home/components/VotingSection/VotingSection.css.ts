import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: space[3],
  borderRadius: radius.card,
  border: `1px solid ${color.accentBorder}`,
  background: color.accentSoft,
  color: color.text,
  textDecoration: 'none',
  ':hover': { background: color.accentSoftHover },
})
export const picture = style({
  flex: 'none',
  width: '72px',
  borderRadius: radius.control,
  overflow: 'hidden',
})
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[1] })
