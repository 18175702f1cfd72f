import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const line = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[4]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
})
export const picture = style({
  display: 'block',
  alignSelf: 'start',
  borderRadius: radius.control,
  overflow: 'hidden',
})
export const words = style({ display: 'grid', gap: space[2], minWidth: 0, alignContent: 'start' })
export const name = style({ color: color.text, textDecoration: 'none' })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
