import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space, weight } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
})
const round = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: '40px',
  height: '40px',
  border: '2px solid',
  borderRadius: radius.full,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const medal = styleVariants({
  reached: [
    round,
    { borderColor: color.accentSolid, background: color.accentSoft, color: color.accentText },
  ],
  open: [
    round,
    { borderColor: color.borderControl, background: color.surface, color: color.textMuted },
  ],
})
export const names = style({ display: 'grid', flex: 1, gap: space[1], minWidth: 0 })
export const here = style({
  display: 'inline-block',
  paddingInline: space[2],
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
  fontSize: vars.fontSize.caption,
  fontWeight: weight.medium,
})
export const reward = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: '36px',
})
export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
})
