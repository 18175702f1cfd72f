import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius, fontSize, weight } = vars

export const period = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.accentSoft,
  color: color.accentText,
})
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
})
/** Beside a countdown, or on a line of its own where it is long. */
export const note = style({ fontSize: fontSize.small })
export const early = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const clock = style({
  fontSize: fontSize.large,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
