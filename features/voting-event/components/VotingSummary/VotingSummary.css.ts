import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const summary = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.surface,
  border: `1px solid ${color.hairline}`,
})
/** A light for each vote, lit while it is left. */
export const lights = style({ color: color.accentText, letterSpacing: '0.1em' })
