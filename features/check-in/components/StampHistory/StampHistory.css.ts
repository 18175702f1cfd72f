import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '72px',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
})
export const seal = style({ flexShrink: 0, width: '44px' })
export const words = style({ display: 'grid', flex: 1, gap: space[1], minWidth: 0 })
