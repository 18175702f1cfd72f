import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space, radius } = vars

export const shelf = style({
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
export const item = style({ display: 'grid', alignContent: 'start', gap: space[2] })
export const picture = style({ overflow: 'hidden', borderRadius: radius.control })
/** The place of a card that is on its way. */
export const place = style({ display: 'grid', aspectRatio: 0.75 })
