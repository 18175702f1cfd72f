import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const tabs = style({
  display: 'flex',
  gap: '2px',
  marginBlockStart: space[2],
  padding: '2px',
  borderRadius: radius.control,
  background: color.neutralSoft,
})
export const tab = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    flex: 1,
    minHeight: '40px',
    paddingInline: space[2],
    borderRadius: `calc(${radius.control} - 2px)`,
    textAlign: 'center',
  },
  variants: {
    isCurrent: {
      true: {
        background: color.surfaceRaised,
        // Where colours are the browser's own, a line tells it.
        '@media': { '(forced-colors: active)': { outline: '1px solid' } },
      },
    },
  },
})
