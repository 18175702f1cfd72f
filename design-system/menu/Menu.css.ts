import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'

const { color, space } = vars
const appear = keyframes({ from: { opacity: 0, scale: '0.96' } })

export const popover = componentStyle({
  minWidth: '200px',
  maxWidth: 'calc(100vw - 32px)',
  overflow: 'auto',
  border: `1px solid ${color.hairline}`,
  borderRadius: '12px',
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.float,
  transformOrigin: 'var(--trigger-anchor-point)',
  animation: `${appear} ${vars.duration.fast} ${vars.easing.in}`,
})
export const menu = componentStyle({ padding: '6px', outline: 'none' })
export const item = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: '44px',
    padding: `${space[2]} ${space[3]}`,
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize.body,
    lineHeight: 1.4,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused]': { background: color.neutralSoft },
      '&[data-focus-visible]': {
        outline: `2px solid ${color.focusRing}`,
        outlineOffset: '-2px',
      },
    },
  },
  variants: { tone: { neutral: {}, danger: { color: color.dangerText } } },
})
