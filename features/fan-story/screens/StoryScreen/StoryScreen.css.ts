import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

/** The picture above the words, and beside them where there is room. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const picture = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
})
