import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, radius, space } = vars

export const sets = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const set = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  height: '100%',
  padding: space[3],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  transition: `background ${vars.duration.fast}`,
  selectors: { '&:hover': { background: color.neutralSoft } },
})
export const picture = style({ overflow: 'hidden', borderRadius: radius.control })
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 })
/** How far it is: as wide as what one has of it. */
export const track = style({
  height: '6px',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.neutralSoft,
})
export const done = style({
  height: '100%',
  borderRadius: radius.full,
  background: color.accentSolid,
})
