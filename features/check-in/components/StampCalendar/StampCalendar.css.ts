import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, fontSize } = vars

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const table = style({
  width: '100%',
  maxWidth: '480px',
  borderCollapse: 'separate',
  borderSpacing: space[1],
  tableLayout: 'fixed',
  textAlign: 'center',
})
export const weekday = style({
  paddingBlock: space[1],
  color: color.textMuted,
  fontSize: fontSize.caption,
  fontWeight: vars.weight.medium,
})
/** As high with a stamp as without one. */
export const mark = style({ width: '36px', maxWidth: '100%', marginInline: 'auto' })
/** Of the months around: its number where the others have theirs. */
export const other = style({ verticalAlign: 'top' })
