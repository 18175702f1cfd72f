import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ borderTop: `1px solid ${color.hairline}` })
export const entry = style({ borderBottom: `1px solid ${color.hairline}` })
export const question = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '52px',
  paddingBlock: space[3],
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: vars.weight.medium,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.accentText },
  },
})
export const words = style({ flex: 1, minWidth: 0 })
export const mark = style({
  display: 'flex',
  color: color.textMuted,
  transition: `rotate ${vars.duration.fast}`,
})
globalStyle(`${entry}[open] ${mark}`, { rotate: '180deg' })
export const answer = style({
  paddingBlockStart: space[2],
  paddingBlockEnd: space[5],
  scrollMarginTop: '96px',
})
