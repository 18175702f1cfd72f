import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'

const square = (size: number) => ({
  width: `${size}px`,
  height: `${size}px`,
  fontSize: `${Math.round(size * 0.42)}px`,
})

export const avatar = componentRecipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.accentSoftHover,
    color: vars.color.accentText,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    // A pale picture keeps its edge on white paper.
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: 'inset 0 0 0 1px light-dark(#00000014, #ffffff1a)',
      },
    },
  },
  variants: {
    size: {
      24: square(24),
      32: square(32),
      40: square(40),
      48: square(48),
      56: square(56),
      96: square(96),
    },
  },
})
export const image = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' })
