import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'

export const frame = componentStyle({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  borderRadius: 'inherit',
})
export const image = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' })
/** As large as the mount around it lets it be, in a box of its own shape: its corners are the art's. */
export const whole = componentRecipe({
  base: { position: 'absolute', inset: 0, margin: 'auto', borderRadius: vars.radius.control },
  variants: {
    isWider: {
      true: { width: '88%', height: 'auto' },
      false: { width: 'auto', height: '88%' },
    },
  },
})
