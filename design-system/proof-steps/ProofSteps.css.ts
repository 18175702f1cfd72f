import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

const { color, space } = vars

export const list = style({
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
