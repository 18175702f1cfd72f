import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, radius, space } = vars

export const head = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  borderRadius: radius.card,
  background: `linear-gradient(150deg, ${color.accentSoft}, color-mix(in oklab, ${color.accentSolid} 18%, ${color.surface}))`,
})
export const machine = style({ overflow: 'hidden', borderRadius: radius.control })
export const words = style({ display: 'grid', gap: space[2], minWidth: 0 })
export const pieces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[5]} ${space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
      gap: `${space[6]} ${space[4]}`,
    },
  },
})
export const piece = style({ display: 'grid', alignContent: 'start', gap: space[2] })
/** What is still missing is an outline of itself. */
export const place = recipe({
  base: {
    display: 'grid',
    alignContent: 'center',
    overflow: 'hidden',
    aspectRatio: 0.75,
    borderRadius: radius.control,
  },
  variants: {
    isMissing: {
      true: { border: `1.5px dashed ${color.borderControl}`, background: color.surfaceSunken },
      false: { background: color.accentSoft },
    },
  },
})
export const shade = style({ filter: 'grayscale(1)', opacity: 0.28 })
