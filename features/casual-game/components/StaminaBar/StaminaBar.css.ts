import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, radius, space, weight } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
})
export const label = style({ fontSize: fontSize.small, fontWeight: weight.bold })
export const lights = style({ display: 'flex', gap: '6px' })
const light = style({ width: '14px', height: '22px', borderRadius: radius.full })
export const lit = style([light, { background: color.accentSolid }])
/** Told apart by being hollow, too. */
export const out = style([light, { boxShadow: `inset 0 0 0 2px ${color.borderControl}` }])
export const wait = style({
  fontSize: fontSize.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
