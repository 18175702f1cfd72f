import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space } = vars

export const link = recipe({
  base: {
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
/** The badge hangs on the icon, wherever the link puts that; on a rail with words it closes the line, as the others' do. */
export const sign = recipe({
  base: { position: 'relative', display: 'grid', flexShrink: 0 },
  variants: { isOnRail: { true: { '@media': { [media.wide]: { display: 'contents' } } } } },
})
export const badge = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: '-9px',
    insetInlineStart: '13px',
    width: 'max-content',
  },
  variants: {
    isOnRail: {
      true: {
        '@media': { [media.wide]: { position: 'static', order: 1, marginInlineStart: 'auto' } },
      },
    },
  },
})
export const words = style({
  display: 'none',
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.medium,
  '@media': { [media.wide]: { display: 'block' } },
})
