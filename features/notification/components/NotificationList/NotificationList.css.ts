import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const item = style({ borderBlockEnd: `1px solid ${color.hairline}` })
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minHeight: '72px',
  paddingBlock: space[3],
  color: color.text,
  textDecoration: 'none',
})
export const face = style({ position: 'relative', flexShrink: 0 })
/** What became of a purchase, where nobody did it. */
export const mark = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
})
/** What was done, on the face of who did it. */
export const sign = style({
  position: 'absolute',
  insetBlockEnd: '-4px',
  insetInlineEnd: '-4px',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: radius.full,
  border: `2px solid ${color.background}`,
  background: color.accentSolid,
  color: color.textOnAccent,
})
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[1] })
export const unread = style({
  flexShrink: 0,
  width: '8px',
  height: '8px',
  marginBlockStart: space[2],
  borderRadius: radius.full,
  background: color.accentSolid,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
