import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

/** Over the upper edge of its message, where it covers no words. */
export const bar = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '-20px',
  insetInlineEnd: space[4],
  display: 'flex',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
})
