import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const list = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInlineEnd: space[2],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
})
/** All of the words lead on. */
export const opener = style({
  display: 'grid',
  flex: 1,
  gap: space[2],
  minWidth: 0,
  padding: space[4],
  border: 'none',
  borderRadius: radius.card,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
})
