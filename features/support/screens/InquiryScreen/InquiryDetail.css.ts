import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const said = style({
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.hairline}`,
})
export const answered = style({
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.accentSolid}`,
})
