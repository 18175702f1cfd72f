import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

/** Above a post's words, beside which its author's face stands. */
export const why = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlockStart: space[4],
  // Its line and the post's belong together.
  marginBlockEnd: `calc(-1 * ${space[2]})`,
  paddingInlineStart: `calc(40px + ${space[3]})`,
  color: color.accentText,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
})
