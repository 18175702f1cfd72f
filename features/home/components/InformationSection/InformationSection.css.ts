import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text,
  textDecoration: 'none',
})
