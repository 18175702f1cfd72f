import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const day = recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2px',
    paddingBlock: space[2],
    border: '1px solid transparent',
    borderRadius: radius.control,
    color: color.textMuted,
    textDecoration: 'none',
  },
  variants: {
    isToday: { true: { borderColor: color.accentBorder, background: color.accentSoft } },
    hasAny: {
      true: { color: color.text, selectors: { '&:hover': { background: color.accentSoftHover } } },
    },
  },
})
export const number = style({
  fontSize: vars.fontSize.large,
  fontWeight: vars.weight.bold,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})
export const dots = style({ display: 'flex', gap: '3px', minHeight: '6px' })
export const dot = style({
  width: '6px',
  height: '6px',
  borderRadius: radius.full,
  background: color.accentSolid,
})
