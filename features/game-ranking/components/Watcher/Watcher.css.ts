import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, space } = vars

export const watcher = style({ display: 'grid', gap: space[4] })
export const controls = style({
  display: 'grid',
  gap: space[3],
  width: '100%',
  maxWidth: '440px',
  marginInline: 'auto',
})
export const bar = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const slider = style({
  flexGrow: 1,
  minWidth: 0,
  height: '44px',
  margin: 0,
  accentColor: color.accentSolid,
  ':focus-visible': { outline: `3px solid ${color.focusRing}`, outlineOffset: '2px' },
})
/** As wide in each second, so that the slider stands still. */
export const clock = style({
  minWidth: '6.5em',
  textAlign: 'end',
  fontSize: fontSize.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
})
