import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '64px',
  paddingBlock: space[2],
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
export const words = style({ display: 'grid', flex: 1, minWidth: 0 })
export const brought = style({ flexShrink: 0 })
