import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const ballot = style({ display: 'grid', gap: space[4] })
export const picture = style({
  display: 'block',
  width: '100%',
  borderRadius: radius.control,
  overflow: 'hidden',
})
/** Stays within a thumb's reach while the candidates are looked through. */
export const sending = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: space[3],
  background: `linear-gradient(to top, ${color.background} 75%, transparent)`,
})
