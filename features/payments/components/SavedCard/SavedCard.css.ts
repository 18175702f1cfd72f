import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space, weight, fontSize } = vars

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[4]} 0`,
})
export const mark = style({
  flex: 'none',
  width: '56px',
  padding: `${space[2]} 0`,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.neutralSoft,
  fontSize: fontSize.caption,
  fontWeight: weight.bold,
  letterSpacing: '0.04em',
  textAlign: 'center',
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: '10rem',
})
export const name = style({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' })
