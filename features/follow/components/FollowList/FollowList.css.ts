import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ display: 'grid', borderBlock: `1px solid ${color.hairline}` })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '72px',
  paddingBlock: space[3],
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
})
export const who = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: space[3],
})
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[1] })
export const oshi = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  color: color.accentText,
})
export const subscriber = style({ display: 'flex', alignItems: 'center', gap: space[1] })
