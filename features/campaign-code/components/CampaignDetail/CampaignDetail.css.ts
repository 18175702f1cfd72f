import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const picture = style({ overflow: 'hidden', borderRadius: radius.card })
/** The place of a picture that is on its way. */
export const place = style({ display: 'grid', aspectRatio: 2 })
export const note = style({
  padding: space[4],
  borderRadius: radius.card,
  background: color.neutralSoft,
})
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
})
export const had = style({ display: 'flex', alignItems: 'baseline', gap: space[3] })
