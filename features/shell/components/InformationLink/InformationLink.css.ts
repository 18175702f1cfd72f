import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space } = vars

export const link = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[3],
    minWidth: '44px',
    minHeight: '44px',
    borderRadius: vars.radius.control,
    color: color.text,
    textDecoration: 'none',
  },
  variants: {
    isOnRail: {
      true: {
        '@media': { [media.wide]: { justifyContent: 'flex-start', paddingInline: space[4] } },
      },
    },
  },
})
export const badge = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: '24px',
})
export const words = style({
  display: 'none',
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.medium,
  '@media': { [media.wide]: { display: 'block' } },
})
