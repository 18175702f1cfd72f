import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const card = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.card,
  background: `linear-gradient(160deg, ${color.accentSoft}, color-mix(in oklab, ${color.accentSolid} 20%, ${color.surface}))`,
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
})
export const emblem = style({ width: '64px' })
export const words = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' })
export const name = style({ fontSize: '1.25rem', fontWeight: vars.weight.bold, lineHeight: 1.35 })
/** Those who could be it, side by side. */
export const faces = style({ display: 'flex', justifyContent: 'center' })
export const face = style({
  width: '88px',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.accentSoft,
  boxShadow: `0 0 0 3px ${color.surface}`,
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${space[3]})` } },
})
export const sheet = style({ display: 'grid', gap: space[5] })
/** Of one who can be chosen, in their own colour. */
export const choice = style({
  flexShrink: 0,
  width: '96px',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: color.accentSoft,
})
