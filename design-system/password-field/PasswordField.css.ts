import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

export const frame = componentStyle({ position: 'relative' })
export const toggle = componentStyle({
  position: 'absolute',
  insetInlineEnd: '2px',
  insetBlock: '2px',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  borderRadius: '6px',
  color: vars.color.textMuted,
  selectors: { '&:hover': { color: vars.color.text, background: vars.color.neutralSoft } },
})
