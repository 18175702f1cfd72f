import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const fields = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  margin: 0,
  padding: space[3],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
})
/** In the middle of the box that is typed into, whatever stands under that. */
export const remove = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  paddingInlineStart: space[1],
})
export const left = style({ gridColumn: 1, paddingInlineStart: space[1] })
export const add = style({ justifySelf: 'start' })
