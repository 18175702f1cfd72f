import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

export const frame = style({
  width: 'min(78cqi, 320px)',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
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
