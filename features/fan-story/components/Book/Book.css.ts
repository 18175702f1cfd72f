import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

/** Pages beside each other, of which one is seen: the hand swipes them as the keys do. */
export const turning = style({
  display: 'flex',
  overflowX: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: radius.card,
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
  },
})
export const scrolling = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const leaf = style({
  display: 'grid',
  flex: '0 0 100%',
  alignContent: 'start',
  gap: space[5],
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})
export const picture = style({ display: 'block', overflow: 'hidden', borderRadius: radius.card })
/** Wide enough between the lines for readings. */
export const told = style({
  margin: 0,
  paddingInline: space[2],
  fontSize: vars.fontSize.large,
  lineHeight: 2.1,
  whiteSpace: 'pre-line',
})
export const turns = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
