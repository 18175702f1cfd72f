import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, space } = vars

export const round = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
})
export const digest = style({
  fontSize: fontSize.caption,
  color: color.textMuted,
  overflowWrap: 'anywhere',
})
/** A file: the router would look for a page of that name. */
export const log = style({
  color: color.accentText,
  fontSize: fontSize.small,
  textDecoration: 'underline',
})
