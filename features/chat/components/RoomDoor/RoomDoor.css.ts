import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const door = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  flex: 1,
  width: '100%',
  maxWidth: '420px',
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]} ${space[10]}`,
  overflowY: 'auto',
  textAlign: 'center',
})
export const said = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
/** What it asks for, as on a shelf. */
export const asked = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  padding: space[3],
  borderRadius: radius.card,
  border: `1px solid ${color.hairline}`,
  background: color.surfaceRaised,
  textAlign: 'start',
})
export const picture = style({
  flex: 'none',
  width: '56px',
  borderRadius: radius.control,
  overflow: 'hidden',
})
export const named = style({ minWidth: 0, flex: 1 })
