import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const head = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.tablet]: {
      columnGap: space[8],
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    },
  },
})
/** The picture's own ratio would be a strip on a phone and a wall on a desktop: each has its crop. */
export const hero = style({
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1', marginBlockStart: space[6], borderRadius: radius.card },
  },
})
globalStyle(`${hero} > span`, {
  aspectRatio: '4 / 3 !important',
  '@media': { [media.tablet]: { aspectRatio: '21 / 9 !important', maxHeight: '52vh' } },
})
/** For who is in, a glimpse of it. */
export const strip = style({
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1', marginBlockStart: space[6], borderRadius: radius.card },
  },
})
globalStyle(`${strip} > span`, {
  aspectRatio: '3 / 1 !important',
  '@media': { [media.tablet]: { aspectRatio: '6 / 1 !important' } },
})
export const nameRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: 0 } },
})
export const names = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingInline: space[4],
  maxWidth: vars.measure,
  '@media': { [media.tablet]: { paddingInline: 0 } },
})
export const members = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})
export const side = style({
  paddingInline: space[4],
  minWidth: 0,
  '@media': { [media.tablet]: { paddingInline: 0 } },
})
/** From 768 px on the day stands under the name, and the greeting beside both. */
export const greeting = style([
  side,
  { '@media': { [media.tablet]: { gridColumn: 2, gridRow: '2 / span 2' } } },
])
export const today = style([side, { '@media': { [media.tablet]: { gridColumn: 1, gridRow: 3 } } }])
