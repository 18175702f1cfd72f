import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { radius, space } = vars

export const list = style({
  display: 'grid',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const card = style({ display: 'grid', alignContent: 'start', gap: space[3] })
export const picture = style({ display: 'block', overflow: 'hidden', borderRadius: radius.card })
export const words = style({ display: 'grid', justifyItems: 'start', gap: space[2] })
/** The place of a picture that is on its way. */
export const place = style({ display: 'grid', aspectRatio: 2 })
