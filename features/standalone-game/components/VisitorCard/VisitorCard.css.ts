import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, radius, space, weight } = vars

export const card = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: color.accentSoft,
})
export const said = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'end',
})
export const face = style({
  display: 'block',
  width: '64px',
  height: '64px',
  stroke: '#2b2f45',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  overflow: 'hidden',
})
export const gifts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: space[2],
})
export const gift = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  padding: space[3],
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  wordBreak: 'auto-phrase',
  selectors: {
    '&:hover': { borderColor: color.accentSolid },
    '&:focus-visible': { outline: `3px solid ${color.focusRing}`, outlineOffset: '1px' },
  },
})
export const what = style({ fontWeight: weight.bold })
export const lasts = style({ fontSize: fontSize.small, color: color.textMuted })
