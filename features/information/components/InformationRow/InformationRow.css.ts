import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
/** A line between two of them, none around all. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '88px',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.text,
  textDecoration: 'none',
})
export const words = style({ display: 'grid', flex: 1, gap: space[2], minWidth: 0 })
export const meta = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const unread = style({
  flexShrink: 0,
  width: '8px',
  height: '8px',
  borderRadius: radius.full,
  background: color.accentSolid,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
export const picture = style({
  flexShrink: 0,
  overflow: 'hidden',
  width: '64px',
  borderRadius: radius.control,
})
