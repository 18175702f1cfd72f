import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
/** Topics that stand between posts, or before or after them. */
export const topics = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingBlock: vars.space[3],
  paddingInline: 0,
  listStyle: 'none',
})
