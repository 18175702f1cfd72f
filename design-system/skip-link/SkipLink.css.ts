import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

export const skipLink = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.skip,
  insetBlockStart: `calc(${vars.space[2]} + env(safe-area-inset-top))`,
  insetInlineStart: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.accentBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.accentText,
  fontWeight: vars.weight.bold,
  boxShadow: vars.shadow.float,
  translate: '0 -200%',
  selectors: { '&:focus': { translate: '0 0' } },
})
