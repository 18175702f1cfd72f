import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space, radius } = vars

export const pictures = style({ display: 'flex', gap: space[2] })
export const picture = style({
  flex: 'none',
  width: '56px',
  overflow: 'hidden',
  borderRadius: radius.control,
})
