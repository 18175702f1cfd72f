import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { space, radius } = vars

export const comment = recipe({
  base: { display: 'grid', columnGap: space[3], paddingBlockStart: space[3] },
  variants: {
    isReply: {
      true: { gridTemplateColumns: '24px minmax(0, 1fr)' },
      false: { gridTemplateColumns: '32px minmax(0, 1fr)' },
    },
  },
})
/** Leads to who it is. */
export const face = style({ display: 'block', alignSelf: 'start', borderRadius: radius.full })
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minWidth: 0,
})
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
})
/** At the far end of what can be done. */
export const more = style({ marginInlineStart: 'auto' })
