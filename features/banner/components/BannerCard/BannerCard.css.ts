import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, radius, space } = vars

export const card = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    height: '100%',
    overflow: 'hidden',
    borderRadius: radius.card,
    color: color.text,
    textDecoration: 'none',
  },
  variants: {
    look: {
      large: {
        background: color.accentSoft,
        '@media': {
          [media.tablet]: { gridTemplateRows: '1fr', gridTemplateColumns: '3fr 2fr' },
        },
      },
      wide: { background: color.accentSoft },
      small: {},
    },
  },
})
export const picture = recipe({
  base: { display: 'block', overflow: 'hidden', minWidth: 0 },
  variants: { look: { large: {}, wide: {}, small: { borderRadius: radius.card } } },
})
globalStyle(`${card.classNames.base}:hover img`, {
  '@media': {
    [`${media.hover} and (prefers-reduced-motion: no-preference)`]: { transform: 'scale(1.03)' },
  },
})
globalStyle(`${picture.classNames.base} img`, {
  '@media': {
    [`${media.hover} and (prefers-reduced-motion: no-preference)`]: {
      transition: `transform ${vars.duration.slow} ${vars.easing.in}`,
    },
  },
})
// Beside its words it is whole, over its own colour: a crop would go through whoever is on it.
globalStyle(`${picture.classNames.variants.look.large} img`, {
  '@media': { [media.tablet]: { objectFit: 'contain' } },
})
export const words = recipe({
  base: { display: 'grid', alignContent: 'center', gap: space[1], minWidth: 0 },
  variants: {
    look: {
      large: {
        padding: `${space[4]} ${space[5]}`,
        '@media': { [media.tablet]: { gap: space[2], padding: space[6] } },
      },
      wide: { padding: `${space[3]} ${space[4]}`, alignContent: 'start' },
      small: { paddingBlockStart: space[2], alignContent: 'start' },
    },
  },
})
/** On the picture, since who pays is said before what for. */
export const sponsored = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  maxWidth: `calc(100% - ${space[4]})`,
})
