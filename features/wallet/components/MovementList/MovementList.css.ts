import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, weight, fontSize } = vars

export const list = style({ display: 'flex', flexDirection: 'column' })
export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  flex: 1,
  minWidth: 0,
})
export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  flex: 'none',
  maxWidth: '50%',
  textAlign: 'end',
})
export const amount = recipe({
  base: {
    fontSize: fontSize.large,
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isIn: { true: { color: color.accentText } } },
})
