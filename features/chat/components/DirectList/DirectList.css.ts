import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const lists = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const part = style({ padding: `${space[1]} ${space[2]}` })
export const list = style({ display: 'flex', flexDirection: 'column', gap: '2px' })
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
export const lines = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const time = style({ flex: 'none' })
