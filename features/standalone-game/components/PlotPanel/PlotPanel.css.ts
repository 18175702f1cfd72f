import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, radius, space, weight } = vars

export const head = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const portrait = style({ width: '56px', height: '56px', flexShrink: 0 })
export const choices = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: space[2],
})
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: space[2],
  alignItems: 'center',
  width: '100%',
  minHeight: '64px',
  padding: space[2],
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { borderColor: color.accentSolid },
    '&:focus-visible': { outline: `3px solid ${color.focusRing}`, outlineOffset: '1px' },
    '&:disabled': { cursor: 'default', background: color.surfaceSunken, color: color.textMuted },
  },
})
export const picture = style({ width: '44px', height: '44px' })
export const name = style({ display: 'block', fontWeight: weight.bold, lineHeight: 1.4 })
export const gain = style({
  display: 'block',
  fontSize: fontSize.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
})
