import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color, space, radius } = vars
/** A transform from the first: where one came or went with an animation, its end would lay the hall out anew. */
const settled = { transform: 'rotate(0)' }
const still = { [media.reducedMotion]: { animation: 'none' } }

const deal = keyframes({ from: { opacity: 0, transform: 'translate3d(0, 46vh, 0) scale(.4)' } })
const turn = keyframes({ from: { transform: 'rotateY(0)' } })
const shine = keyframes({ from: { opacity: 0, transform: 'scale(.6)' } })
const spin = keyframes({ to: { transform: 'rotate(1turn)' } })
const pop = keyframes({ from: { opacity: 0, transform: 'scale(.4)' } })

export const cell = componentStyle({
  position: 'relative',
  minWidth: 0,
  ...settled,
  animation: `${deal} 520ms ${vars.easing.in} backwards`,
  '@media': still,
  selectors: {
    // What shines is not hidden by the cards beside it, nor by its own light.
    '&[data-rank=high]': { zIndex: 1 },
  },
})
export const frame = componentStyle({ position: 'relative', perspective: '900px' })
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
        transition: `transform ${vars.duration.normal} ${vars.easing.in}`,
        ':focus-visible': { outline: `3px solid ${color.focusRing}`, outlineOffset: '3px' },
        '@media': { [media.hover]: { ':hover': { transform: 'translate3d(0, -6px, 0)' } } },
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
    inset: '-22%',
    ...settled,
    pointerEvents: 'none',
    animation: `${shine} 700ms ease-out`,
    '@media': still,
  },
  variants: {
    rank: {
      high: { background: `radial-gradient(closest-side, ${color.accentSolid} 45%, transparent)` },
      middle: { background: 'radial-gradient(closest-side, #ffffff7a 40%, transparent)' },
    },
  },
})
export const rays = componentStyle({
  position: 'absolute',
  // A circle around the card's middle, more than twice as wide as it.
  insetInline: '-65%',
  insetBlockStart: '50%',
  aspectRatio: 1,
  marginBlockStart: '-115%',
  borderRadius: radius.full,
  background: `repeating-conic-gradient(${color.accentSolid} 0 7deg, transparent 7deg 22.5deg)`,
  maskImage: 'radial-gradient(closest-side, #000 30%, transparent)',
  opacity: 0.55,
  ...settled,
  pointerEvents: 'none',
  animation: `${spin} 26s linear infinite`,
  '@media': still,
})
const tag = {
  position: 'absolute',
  ...settled,
  display: 'grid',
  placeItems: 'center',
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.bold,
  lineHeight: 1.4,
} as const
export const badge = componentRecipe({
  base: {
    ...tag,
    insetBlockStart: '-7px',
    insetInlineEnd: '-6px',
    padding: `1px ${space[2]}`,
    borderRadius: radius.full,
    animation: `${pop} 240ms ${vars.easing.in} 420ms backwards`,
    '@media': still,
  },
  variants: {
    isNew: {
      true: {
        border: '2px solid #0b0c18',
        background: color.accentSolid,
        color: color.textOnAccent,
      },
      false: { background: '#0b0c18e6', color: '#fff' },
    },
  },
})
export const mark = componentRecipe({
  base: {
    ...tag,
    insetBlockStart: '-9px',
    insetInlineStart: '-7px',
    width: '28px',
    height: '28px',
    borderRadius: radius.full,
    border: '2px solid #0b0c18',
    animation: `${pop} 240ms ${vars.easing.in} 420ms backwards`,
    '@media': still,
  },
  variants: {
    rank: {
      high: {
        background: 'linear-gradient(135deg, #fff3b0, #f5b93b 55%, #d98718)',
        color: '#3b2600',
      },
      middle: {
        background: 'linear-gradient(135deg, #fff, #c7cede 60%, #97a1b8)',
        color: '#1b2130',
      },
      plain: { background: '#2b3046', color: '#dfe4f5' },
    },
  },
})
export const caption = componentStyle({
  position: 'relative',
  marginBlockStart: space[5],
  textAlign: 'center',
})
