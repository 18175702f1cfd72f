import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius, duration, easing } = vars

/** What can be done is at the bottom of each row, however long the names are. */
export const place = recipe({
  variants: {
    hasActs: {
      true: { display: 'grid', gridTemplateRows: '1fr auto', gap: space[2], minWidth: 0 },
    },
  },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  height: '100%',
  color: color.text,
  textDecoration: 'none',
})
export const picture = recipe({
  base: {
    position: 'relative',
    display: 'block',
    borderRadius: radius.card,
    overflow: 'hidden',
    background: color.accentSoft,
  },
  variants: { isGone: { true: {} } },
})
globalStyle(`${card} img`, {
  '@media': {
    [`${media.hover} and (prefers-reduced-motion: no-preference)`]: {
      transition: `transform ${duration.slow} ${easing.in}`,
    },
  },
})
globalStyle(`${card}:hover img`, {
  '@media': {
    [`${media.hover} and (prefers-reduced-motion: no-preference)`]: { transform: 'scale(1.03)' },
  },
})
globalStyle(`${picture.classNames.variants.isGone.true} img`, {
  filter: 'grayscale(.7)',
  opacity: 0.6,
})
/** Lies on the picture, so that all names below begin at one height. */
export const standing = style({
  position: 'absolute',
  insetInline: space[2],
  insetBlockEnd: space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 })
