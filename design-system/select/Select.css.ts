import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

export const frame = componentStyle({ position: 'relative' })
export const select = componentStyle({ appearance: 'none', textOverflow: 'ellipsis' })
export const chevron = componentStyle({
  position: 'absolute',
  insetInlineEnd: '14px',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
