import { keyframes } from '@vanilla-extract/css'
import { actionHeight, footHeight } from '../action-bar/ActionBar.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color } = vars
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })

export const region = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.notice,
  insetInline: vars.space[4],
  // Over the tab bar and a composer or an action, within a thumb's reach.
  insetBlockEnd: `calc(136px + var(${actionHeight}, 0px) + var(${footHeight}, 0px) + env(safe-area-inset-bottom))`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  pointerEvents: 'none',
  '@media': { [media.desktop]: { insetBlockEnd: '88px' } },
})

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: 'max-content',
  maxWidth: 'min(100%, 480px)',
  paddingBlock: '2px',
  paddingInline: `${vars.space[4]} 2px`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  color: color.text,
  fontSize: vars.fontSize.small,
  lineHeight: 1.6,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.duration.slow} ${vars.easing.in}`,
})

export const sign = componentRecipe({
  base: { display: 'flex' },
  variants: {
    tone: {
      info: { color: color.textMuted },
      success: { color: color.successText },
      danger: { color: color.dangerText },
    },
  },
})
export const selectable = componentStyle({
  display: 'block',
  maxBlockSize: '4lh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  wordBreak: 'normal',
  whiteSpace: 'pre-wrap',
  userSelect: 'all',
  color: color.textMuted,
})
export const words = componentStyle({
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space[2],
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
})
