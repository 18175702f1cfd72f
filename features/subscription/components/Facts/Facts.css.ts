import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const rows = style({ borderBlockStart: `1px solid ${color.hairline}` })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  padding: `${space[3]} 0`,
  borderBlockEnd: `1px solid ${color.hairline}`,
})
