import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

export const frame = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
})
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&::file-selector-button': { cursor: 'pointer' } },
})
