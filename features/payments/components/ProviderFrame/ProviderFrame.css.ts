import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius } = vars

export const frame = style({
  display: 'block',
  width: '100%',
  // What banks ask for is made for 400 by 600; scrolling within a frame loses people.
  minHeight: '30rem',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.surface,
})
