import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ display: 'flex', flexDirection: 'column' })
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.hairline}`,
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
