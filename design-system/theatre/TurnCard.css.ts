import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color, space, radius } = vars
const still = { [media.reducedMotion]: { animation: 'none' } }

const turn = keyframes({ from: { transform: 'rotateY(0)' } })
const shine = keyframes({ from: { opacity: 0, transform: 'scale(.7)' } })

const leaning = (place: number) => ({
  transform: `translate3d(0, ${(place - 2) ** 2 * 5}px, 0) rotate(${(place - 2) * 4}deg)`,
})

export const cell = componentRecipe({
  base: { position: 'relative', perspective: '900px', minWidth: 0 },
  variants: {
    place: {
      alone: {},
      0: leaning(0),
      1: leaning(1),
      2: leaning(2),
      3: leaning(3),
      4: leaning(4),
    },
  },
})
export const inner = componentRecipe({
  base: {
    position: 'relative',
    display: 'block',
    width: '100%',
    aspectRatio: '3 / 4',
    padding: 0,
    border: 0,
    background: 'none',
    transformStyle: 'preserve-3d',
    borderRadius: '8% / 6%',
  },
  variants: {
    isTurned: {
      true: {
        transform: 'rotateY(180deg)',
        animation: `${turn} 600ms cubic-bezier(.3,.1,.2,1)`,
        '@media': still,
      },
      false: {
        cursor: 'pointer',
        ':focus-visible': { outline: `3px solid ${color.focusRing}`, outlineOffset: '3px' },
      },
    },
  },
})
export const face = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'block',
  overflow: 'hidden',
  // As the cards themselves are cut.
  borderRadius: '8% / 6%',
  backfaceVisibility: 'hidden',
})
export const back = componentStyle({})
export const front = componentStyle({ transform: 'rotateY(180deg)' })
export const halo = componentRecipe({
  base: {
    position: 'absolute',
    inset: '-14%',
    borderRadius: radius.full,
    pointerEvents: 'none',
    animation: `${shine} 700ms ease-out`,
    '@media': still,
  },
  variants: {
    rank: {
      high: { background: `radial-gradient(closest-side, ${color.accentSolid}, transparent)` },
      middle: { background: 'radial-gradient(closest-side, #ffffff52, transparent)' },
    },
  },
})
export const badge = componentStyle({
  position: 'absolute',
  insetBlockStart: '4%',
  insetInlineEnd: '4%',
  padding: `1px ${space[1]}`,
  borderRadius: radius.control,
  background: color.accentSolid,
  color: color.textOnAccent,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.bold,
  lineHeight: 1.4,
})
export const caption = componentStyle({
  position: 'relative',
  marginBlockStart: space[3],
  textAlign: 'center',
})
