import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

export const empty = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  maxWidth: '360px',
  marginInline: 'auto',
  paddingBlock: vars.space[10],
  textAlign: 'center',
})
export const figureStyle = componentStyle({ color: vars.color.accentText })
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
})
/** Two or three short lines may be centred; a longer text reads from the left. */
export const bodyStyle = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.body,
  textWrap: 'balance',
  wordBreak: 'auto-phrase',
})
