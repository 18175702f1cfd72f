import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const thread = style({
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.hairline}`,
})
/** Under the words of what is answered. */
export const below = style({ display: 'grid', gap: space[3], paddingInlineStart: '44px' })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
