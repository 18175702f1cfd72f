import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ borderTop: `1px solid ${color.hairline}` })
export const row = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.hairline}`,
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
