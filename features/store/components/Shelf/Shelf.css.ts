import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const shelf = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
})
export const grid = recipe({
  base: {
    display: 'grid',
    gap: `${space[6]} ${space[3]}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.tablet]: {
        gap: `${space[8]} ${space[4]}`,
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      },
    },
  },
  variants: {
    isLarge: {
      true: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media': {
          [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' },
        },
      },
    },
  },
})
export const banner = style({
  position: 'relative',
  display: 'grid',
  borderRadius: radius.card,
  overflow: 'hidden',
  background: color.accentSoft,
  color: color.text,
  textDecoration: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: '3fr 2fr', alignItems: 'center' } },
})
export const bannerPicture = style({ display: 'block', minWidth: 0 })
export const bannerWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[5],
})
/** The place of a picture that is on its way. */
export const square = style({ display: 'grid', aspectRatio: 1 })
