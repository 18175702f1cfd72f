import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

const { color, space } = vars

export const list = componentStyle({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = componentStyle({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  transition: `background ${vars.duration.fast}`,
  selectors: { 'a&:hover': { background: color.neutralSoft } },
})
/** When, or for which time, on the left; how it stands on the right, or below where both do not fit. */
export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
})
