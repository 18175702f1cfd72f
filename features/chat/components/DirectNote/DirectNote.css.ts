import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const note = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  background: color.neutralSoft,
  textAlign: 'center',
})
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
})
