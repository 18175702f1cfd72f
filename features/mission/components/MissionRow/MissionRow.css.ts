import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '80px',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
})
export const sign = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
})
export const words = style({ display: 'grid', flex: 1, gap: space[1], minWidth: 0 })
export const measure = style({ display: 'flex', alignItems: 'center', gap: space[2] })
/** Its own colours in every browser. */
export const bar = style({
  flex: 1,
  overflow: 'hidden',
  maxWidth: '160px',
  height: '6px',
  border: 0,
  borderRadius: radius.full,
  background: color.neutralSoft,
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: color.neutralSoft },
    '&::-webkit-progress-value': { borderRadius: radius.full, background: color.accentSolid },
    '&::-moz-progress-bar': { borderRadius: radius.full, background: color.accentSolid },
  },
})
export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
})
