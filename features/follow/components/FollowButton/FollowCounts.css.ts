import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
})
/** Leads to the list: underlined, since colour alone would not say it. */
export const count = style({
  display: 'inline-block',
  paddingBlock: space[1],
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
