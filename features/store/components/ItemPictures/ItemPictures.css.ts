import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const frame = style({ display: 'grid', gap: space[3], minWidth: 0 })
export const chosen = style({ borderRadius: radius.card, overflow: 'hidden' })
export const smalls = style({ display: 'flex', gap: space[2] })
export const small = style({
  display: 'block',
  width: '64px',
  borderRadius: radius.control,
  overflow: 'hidden',
  border: '2px solid transparent',
  selectors: { '&[aria-pressed="true"]': { borderColor: color.accentSolid } },
})
