import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

export const section = style({ display: 'grid', gap: space[2], minWidth: 0 })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
})
globalStyle(`${head} > a`, { flexShrink: 0, whiteSpace: 'nowrap' })
