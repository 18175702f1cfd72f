import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

export const badge = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minWidth: '20px',
  height: '20px',
  paddingInline: '5px',
  border: `1px solid ${vars.color.accentBorder}`,
  borderRadius: vars.radius.full,
  background: vars.color.accentSolid,
  color: vars.color.textOnAccent,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})
