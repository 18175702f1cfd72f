import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const list = style({ display: 'flex', flexDirection: 'column' })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
})
export const picture = style({
  flex: 'none',
  width: '72px',
  overflow: 'hidden',
  borderRadius: radius.control,
})
export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })
export const price = style({ flex: 'none', textAlign: 'end' })
