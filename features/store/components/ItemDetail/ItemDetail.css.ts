import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    // One column, so that the bar of what it costs and buys rests under all of it.
    [media.phone]: { display: 'flex', flexDirection: 'column' },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
      gap: space[8],
    },
  },
})
/** Stays in sight while the words beside it are read. */
export const pictures = style({
  minWidth: 0,
  '@media': { [media.tablet]: { position: 'sticky', insetBlockStart: space[6] } },
})
export const words = style({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  '@media': { [media.phone]: { display: 'contents' } },
})
export const above = style({ display: 'grid', gap: space[2] })
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
/** The place of a picture that is on its way. */
export const picture = style({ display: 'grid', aspectRatio: 1 })
