import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const items = style({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const card = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  color: color.text,
  textDecoration: 'none',
})
export const picture = style({ display: 'block', overflow: 'hidden', borderRadius: radius.card })
export const words = style({ display: 'grid', gap: space[1], justifyItems: 'start' })
