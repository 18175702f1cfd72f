import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { space, color } = vars
const still = { [media.reducedMotion]: { animation: 'none' } }

const dim = keyframes({ from: { opacity: 0 } })
/** Less than two a second: a light that comes and goes faster than thrice can bring on a seizure. */
const breathe = keyframes({
  '0%, 100%': { transform: 'scale(.82)', opacity: 0.5 },
  '50%': { transform: 'scale(1)', opacity: 1 },
})
const rise = keyframes({ from: { opacity: 0, transform: 'translate3d(-50%, 0, 0) scale(.3, .6)' } })
const come = keyframes({ from: { opacity: 0, transform: 'translate3d(0, 32px, 0)' } })

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  height: 'var(--visual-viewport-height)',
  background: '#090a14',
  color: color.text,
  animation: `${dim} 500ms ease-out`,
  '@media': still,
})
export const hall = componentStyle({ height: '100%', outline: 'none' })
export const stage = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  padding: `calc(${space[6]} + env(safe-area-inset-top)) ${space[4]} calc(${space[6]} + env(safe-area-inset-bottom))`,
  overflow: 'hidden',
  outline: 'none',
})
export const glow = componentRecipe({
  base: {
    position: 'absolute',
    insetInline: '-20%',
    insetBlockEnd: '-30%',
    height: '90%',
    background: `radial-gradient(closest-side, ${color.accentSolid}, transparent)`,
    pointerEvents: 'none',
    transition: 'opacity 700ms ease-out',
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: { isBright: { true: { opacity: 0.5 }, false: { opacity: 0.16 } } },
})
export const beam = componentStyle({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '-10%',
  width: '560px',
  height: '120%',
  background: 'linear-gradient(#ffffff24, #ffffff05 70%, transparent)',
  clipPath: 'polygon(44% 0, 56% 0, 100% 100%, 0 100%)',
  transform: 'translate3d(-50%, 0, 0)',
  transformOrigin: '50% 0',
  pointerEvents: 'none',
  animation: `${rise} 900ms ease-out`,
  '@media': still,
})
export const pulse = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '132px',
  height: '132px',
  borderRadius: vars.radius.full,
  border: '2px solid #ffffff80',
  background: 'radial-gradient(closest-side, #ffffff3d, transparent)',
  animation: `${breathe} 900ms ease-in-out infinite`,
  '@media': still,
})
export const head = componentStyle({
  position: 'relative',
  minHeight: '56px',
  textAlign: 'center',
})
export const cards = componentRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyContent: 'center',
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    minHeight: 0,
    animation: `${come} 500ms ${vars.easing.in}`,
    '@media': still,
  },
  variants: {
    isMany: {
      true: {
        gridTemplateColumns: 'repeat(5, minmax(0, 120px))',
        rowGap: space[10],
        '@media': { [media.tablet]: { gap: space[5], rowGap: space[12] } },
      },
      false: { gridTemplateColumns: 'minmax(0, 280px)' },
    },
  },
})
export const foot = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  minHeight: '48px',
})
