import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, fontSize } = vars

export const steps = style({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const step = recipe({
  base: { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: space[3] },
  variants: {
    outcome: {
      HOLDS: { color: color.successText },
      FAILS: { color: color.dangerText },
      WAITING: { color: color.textMuted },
    },
  },
})
export const words = style({ display: 'grid', gap: space[1], color: color.text })
export const numbers = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  paddingInlineStart: space[5],
  fontVariantNumeric: 'tabular-nums',
})
export const seeds = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  fontSize: fontSize.caption,
})
export const code = style({
  margin: 0,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.caption,
  overflowWrap: 'anywhere',
  color: color.textMuted,
})
