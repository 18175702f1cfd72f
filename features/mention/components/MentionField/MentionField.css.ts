import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

export const field = style({ display: 'grid', gap: space[2], minWidth: 0 })
/** Under the field: whom it will be told. */
export const told = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    color: vars.color.textMuted,
  },
  variants: {
    place: {
      over: { paddingBlockStart: space[1], paddingInline: space[2] },
      below: {},
    },
  },
})
