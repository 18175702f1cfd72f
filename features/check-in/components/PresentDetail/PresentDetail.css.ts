import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { radius, space } = vars

/** The picture above the words, and beside them where there is room. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const picture = style({
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  maxWidth: '400px',
  marginInline: 'auto',
  borderRadius: radius.card,
})
/** The place of a picture that is on its way. */
export const place = style({
  display: 'grid',
  width: '100%',
  maxWidth: '400px',
  marginInline: 'auto',
  aspectRatio: 1,
})
