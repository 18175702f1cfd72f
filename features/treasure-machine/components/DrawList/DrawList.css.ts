import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
})
