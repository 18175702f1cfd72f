import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const list = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.surface,
})
export const meta = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const unread = style({
  flexShrink: 0,
  width: '8px',
  height: '8px',
  borderRadius: radius.full,
  background: color.accentSolid,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
/** What was said to a warning, and what came of it. */
export const said = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.control,
  background: color.neutralSoft,
})
