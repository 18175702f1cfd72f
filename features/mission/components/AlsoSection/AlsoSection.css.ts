import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '72px',
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.accentSoft } },
})
