import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
/** Between what is new since the last visit and what was read then. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  color: color.accentText,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.bold,
  // The pill that floats above does not cover it.
  scrollMarginBlockStart: '72px',
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      height: '1px',
      background: color.accentBorder,
    },
  },
})
