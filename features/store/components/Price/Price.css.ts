import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, fontSize, weight } = vars

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
})
export const price = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: space[1],
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.4,
  },
  variants: {
    size: { medium: { fontSize: fontSize.control }, large: { fontSize: '1.625rem' } },
  },
})
export const note = style({
  fontSize: fontSize.caption,
  fontWeight: weight.regular,
  color: color.textMuted,
})
/** Of the figures' height, so that what stands beside them keeps their line. */
export const sign = style({ display: 'inline-flex', alignSelf: 'center' })
