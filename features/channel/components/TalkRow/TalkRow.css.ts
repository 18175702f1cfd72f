import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[3]} ${space[2]}`,
    borderRadius: radius.control,
    selectors: { '&:hover': { background: color.neutralSoft } },
  },
  variants: {
    isCurrent: {
      true: {
        background: color.accentSoft,
        selectors: { '&:hover': { background: color.accentSoft } },
      },
    },
  },
})
export const face = style({ display: 'grid', flex: 'none', width: '48px' })
export const lines = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  whiteSpace: 'nowrap',
})
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  // As tall with a count as without one: rows keep their place as it comes and goes.
  minHeight: '20px',
})
export const counts = style({ display: 'flex', alignItems: 'center', flex: 'none', gap: space[1] })
/** Somebody has called the fan. */
export const called = style({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
})
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  whiteSpace: 'normal',
})
