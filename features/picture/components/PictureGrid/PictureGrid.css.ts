import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

export const frame = recipe({
  base: { borderRadius: vars.radius.card, overflow: 'hidden' },
  variants: {
    // A message's stands beside others of its room, a post's is as wide as its words.
    of: { message: { width: 'min(78cqi, 320px)' }, post: { width: '100%' } },
  },
})
export const grid = recipe({
  base: { display: 'grid', gap: '3px' },
  variants: {
    isSingle: {
      true: { gridTemplateColumns: 'minmax(0, 1fr)' },
      false: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
})
export const cell = recipe({
  base: { position: 'relative', minWidth: 0 },
  variants: { isWide: { true: { gridColumn: '1 / -1' } } },
})
export const opener = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  cursor: 'zoom-in',
  // Its frame cuts off what lies outside.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
})
const over = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  color: '#fff',
  // What is pressed is the picture.
  pointerEvents: 'none',
} as const
/** Over the last that is shown: how many more there are. */
export const more = style({
  ...over,
  background: 'rgb(0 0 0 / 0.55)',
  fontSize: vars.headingSize.xlarge[0],
  fontWeight: 700,
})
/** Keeps the place of one that could not be loaded. */
export const blank = style({ display: 'block', width: '100%' })
/** Over it: that it could not. */
export const failed = style({
  ...over,
  gap: vars.space[1],
  padding: vars.space[2],
  background: 'rgb(0 0 0 / 0.55)',
  fontSize: vars.fontSize.caption,
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
  textAlign: 'center',
})
