import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, radius, space, weight } = vars

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: space[6],
  rowGap: space[1],
})
export const label = style({ display: 'block', fontSize: fontSize.caption, color: color.textMuted })
export const figure = style({
  fontSize: '1.5rem',
  lineHeight: 1.3,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
/** How far it is to the town's next name. */
export const rank = style({ flexGrow: 1, flexBasis: '140px' })
export const bar = style({
  display: 'block',
  height: '6px',
  marginBlockStart: space[1],
  borderRadius: radius.full,
  background: color.neutralSoft,
  overflow: 'hidden',
})
export const done = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.full,
  background: color.accentSolid,
})
