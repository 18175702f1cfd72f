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
export const people = style({ margin: 0, padding: 0, listStyle: 'none' })
export const person = style({
  display: 'flex',
  minHeight: '48px',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: color.neutralSoft } },
})
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
})
export const day = style({ flex: '1 1 140px', maxWidth: '220px' })
