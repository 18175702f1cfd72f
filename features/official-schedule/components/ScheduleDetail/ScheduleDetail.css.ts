import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const article = style({ display: 'grid', gap: space[6], minWidth: 0 })
export const picture = style({ overflow: 'hidden', borderRadius: radius.card })
export const head = style({ display: 'grid', gap: space[3], minWidth: 0 })
export const who = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[4]}` })
export const person = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
/** In the colour of whose face it is. */
export const face = style({
  flexShrink: 0,
  overflow: 'hidden',
  width: '36px',
  border: `2px solid ${color.accentSolid}`,
  borderRadius: radius.full,
})
export const facts = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: color.accentSoft,
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  color: color.text,
})
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
/** On a line of its own: the count is read with what it counts. */
export const watching = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  alignItems: 'center',
  gap: space[3],
})
