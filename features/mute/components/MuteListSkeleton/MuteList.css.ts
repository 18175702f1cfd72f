import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({
  display: 'grid',
  borderBlock: `1px solid ${color.hairline}`,
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 64,
  paddingBlock: space[3],
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
})
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[1] })
/** Leads to who it is. */
export const nameLink = style({ selectors: { '&:hover': { textDecoration: 'underline' } } })
