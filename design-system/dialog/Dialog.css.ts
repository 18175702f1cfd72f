import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'

const { color, space } = vars
const fade = keyframes({ from: { opacity: 0 } })
const grow = keyframes({ from: { opacity: 0, scale: '0.96' } })
const leave = keyframes({ to: { opacity: 0 } })

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[4],
  height: 'var(--visual-viewport-height)',
  background: color.scrim,
  animation: `${fade} ${vars.duration.normal}`,
  selectors: { '&[data-exiting]': { animation: `${leave} ${vars.duration.fast} forwards` } },
})

export const panel = componentRecipe({
  base: {
    display: 'flex',
    width: '100%',
    maxHeight: '100%',
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.text,
    boxShadow: vars.shadow.float,
    animation: `${grow} ${vars.duration.slow} ${vars.easing.in}`,
  },
  variants: { size: { small: { maxWidth: '400px' }, medium: { maxWidth: '520px' } } },
})

export const dialog = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The whole scrolls, not the text alone: what scrolls must hold something to focus.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 'inherit',
  outline: 'none',
})
export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[4]} ${space[4]} ${space[2]} ${space[6]}`,
  position: 'sticky',
  zIndex: vars.layer.part,
  insetBlockStart: 0,
  background: color.surfaceRaised,
})
export const title = componentStyle({ paddingBlockStart: '9px', minWidth: 0 })
export const body = componentStyle({
  flex: '1 1 auto',
  padding: `${space[1]} ${space[6]} ${space[6]}`,
})
export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: space[3],
  position: 'sticky',
  insetBlockEnd: 0,
  padding: `${space[3]} ${space[6]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  background: color.surfaceRaised,
})
