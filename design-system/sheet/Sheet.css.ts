import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color, radius } = vars
const fade = keyframes({ from: { opacity: 0 } })
const leave = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { translate: '0 100%' } })
const sink = keyframes({ to: { translate: '0 100%' } })
const grow = keyframes({ from: { opacity: 0, scale: '0.96' } })

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  height: 'var(--visual-viewport-height)',
  background: color.scrim,
  animation: `${fade} ${vars.duration.normal}`,
  selectors: { '&[data-exiting]': { animation: `${leave} ${vars.duration.normal} forwards` } },
  '@media': { [media.tablet]: { alignItems: 'center', padding: vars.space[6] } },
})

export const panel = componentStyle({
  display: 'flex',
  width: '100%',
  maxHeight: 'calc(100% - 24px)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  border: `1px solid ${color.hairline}`,
  borderBlockEnd: 0,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${vars.duration.slow} ${vars.easing.in}`,
  selectors: {
    '[data-exiting] > &': {
      animation: `${sink} ${vars.duration.normal} ${vars.easing.out} forwards`,
    },
  },
  '@media': {
    [media.tablet]: {
      maxWidth: '520px',
      maxHeight: '100%',
      borderBlockEnd: `1px solid ${color.hairline}`,
      borderRadius: radius.card,
      animationName: grow,
      selectors: { '[data-exiting] > &': { animation: 'none' } },
    },
  },
})
