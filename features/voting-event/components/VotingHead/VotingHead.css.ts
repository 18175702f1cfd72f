import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { radius, space } = vars

export const head = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '2fr 3fr', alignItems: 'center', gap: space[8] },
  },
})
export const picture = style({ borderRadius: radius.card, overflow: 'hidden' })
export const above = style({ display: 'grid', gap: space[2], minWidth: 0 })
/** The place of a picture that is on its way. */
export const frame = style({ display: 'grid', aspectRatio: '16 / 9' })
