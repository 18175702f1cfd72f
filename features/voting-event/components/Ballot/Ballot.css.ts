import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, radius, space } = vars

export const ballot = style({ display: 'grid', gap: space[4] })
const framed = style({ display: 'block', borderRadius: radius.control, overflow: 'hidden' })
export const picture = {
  cards: style([framed, { width: '100%' }]),
  list: style([framed, { flex: 'none', width: '96px' }]),
}
/** Stays within a thumb's reach while the candidates are looked through: on a phone above the tab bar. */
export const sending = style({
  position: 'sticky',
  insetBlockEnd: 'calc(60px + env(safe-area-inset-bottom))',
  '@media': { [media.desktop]: { insetBlockEnd: 0 } },
  zIndex: 1,
  paddingBlock: space[3],
  background: `linear-gradient(to top, ${color.background} 75%, transparent)`,
})
