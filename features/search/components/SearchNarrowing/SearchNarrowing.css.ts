import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const narrowing = style({ display: 'grid', gap: space[3], outline: 'none' })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
/** What is chosen from, under its button. */
export const panel = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
})
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
})
export const day = style({ flex: '1 1 140px', maxWidth: '220px' })
