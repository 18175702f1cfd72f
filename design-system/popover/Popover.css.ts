import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

const { color } = vars
const appear = keyframes({ from: { opacity: 0, scale: '0.96' } })

export const popover = componentStyle({
  width: '376px',
  maxWidth: 'calc(100vw - 32px)',
  overflow: 'auto',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.float,
  transformOrigin: 'var(--trigger-anchor-point)',
  animation: `${appear} ${vars.duration.fast} ${vars.easing.in}`,
})
export const content = componentStyle({ padding: vars.space[3], outline: 'none' })
