import { globalStyle, keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color, radius } = vars
/** A transform from the first: where one came or went with an animation, its end would lay the hall out anew. */
const settled = { transform: 'rotate(0)' }
const still = { [media.reducedMotion]: { animation: 'none' } }

/** One swing in a second and a half: a light that comes and goes faster than thrice a second can bring on a seizure. */
const sway = keyframes({
  from: { transform: 'rotate(-13deg)' },
  to: { transform: 'rotate(13deg)' },
})
const drop = keyframes({
  from: { transform: 'translate3d(0, -90vh, 0) rotate(-40deg)' },
  '60%': { transform: 'translate3d(0, 0, 0) rotate(8deg)' },
  '78%': { transform: 'translate3d(0, -34px, 0) rotate(-4deg)' },
})
const shake = keyframes({
  '0%, 40%, 100%': { transform: 'rotate(0)' },
  '10%, 30%': { transform: 'translate3d(-5px, 0, 0) rotate(-9deg)' },
  '20%': { transform: 'translate3d(5px, 0, 0) rotate(9deg)' },
})
const swell = keyframes({ from: { opacity: 0.15, transform: 'scale(.7)' } })
const burst = keyframes({
  from: { opacity: 0.85, transform: 'scale(.15)' },
  to: { opacity: 0, transform: 'scale(2.4)' },
})

export const set = componentStyle({ position: 'absolute', inset: 0, pointerEvents: 'none' })
const lit = (dark: number, bright: number) => ({
  variants: { isBright: { true: { opacity: bright }, false: { opacity: dark } } },
})
const fade = {
  transition: 'opacity 700ms ease-out',
  '@media': { [media.reducedMotion]: { transition: 'none' } },
}
export const glow = componentRecipe({
  base: {
    position: 'absolute',
    insetInline: '-40%',
    insetBlockEnd: '-34%',
    height: '96%',
    background: `radial-gradient(closest-side, ${color.accentSolid}, transparent)`,
    ...fade,
  },
  ...lit(0.2, 0.55),
})
export const beams = componentRecipe({
  base: {
    position: 'absolute',
    inset: 0,
    background: [
      `conic-gradient(from 152deg at 12% -6%, transparent, ${color.accentSolid} 7deg 15deg, transparent 22deg)`,
      `conic-gradient(from 186deg at 88% -6%, transparent, ${color.accentSolid} 7deg 15deg, transparent 22deg)`,
      'conic-gradient(from 164deg at 50% -12%, transparent, #fff 8deg 24deg, transparent 32deg)',
    ].join(','),
    maskImage: 'linear-gradient(#000, #0006 55%, transparent 74%)',
    ...fade,
  },
  ...lit(0.1, 0.26),
})
export const crowd = componentRecipe({
  base: {
    position: 'absolute',
    insetInline: '-2%',
    insetBlockEnd: 0,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    height: '110px',
    ...fade,
  },
  ...lit(0.3, 0.85),
})
/**
 * Held still while it is dark, and swung from then on: an animation that begins before anything was painted stays on
 * the main thread for good.
 */
export const light = componentRecipe({
  base: {
    flex: 'none',
    width: '6px',
    height: '58px',
    borderRadius: radius.full,
    background: `linear-gradient(#fff, ${color.accentSolid} 28% 74%, #1d2033 76%)`,
    boxShadow: `0 -6px 16px ${color.accentSolid}`,
    transformOrigin: '50% 100%',
    '@media': { [media.tablet]: { width: '8px', height: '74px' } },
  },
  variants: {
    isSwung: {
      true: { animation: `${sway} 1500ms ease-in-out infinite alternate`, '@media': still },
      false: {},
    },
  },
})
// Each fan holds theirs at their own height, and swings a little after the one beside.
for (let at = 0; at < 15; at += 1)
  globalStyle(`${light.classNames.base}:nth-child(${at + 1})`, {
    marginBlockEnd: `${-22 + ((at * 29) % 26)}px`,
    transform: `rotate(${((at * 17) % 22) - 11}deg)`,
    animationDelay: `${-((at * 130) % 1500)}ms`,
  })

export const ball = componentRecipe({
  base: {
    position: 'absolute',
    inset: '-8% 0 0',
    margin: 'auto',
    width: '148px',
    height: '148px',
    ...settled,
    '@media': still,
  },
  variants: {
    isShaking: {
      false: { animation: `${drop} 800ms cubic-bezier(.3,.6,.4,1) backwards` },
      true: { animation: `${shake} 800ms ease-in-out infinite` },
    },
  },
})
/** The same of every draw: what is in it nobody can tell. */
export const capsule = componentStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.full,
  border: '4px solid #fff',
  background: [
    'radial-gradient(circle at 30% 22%, #fffffff2 0 6%, #ffffff00 15%)',
    `linear-gradient(#ffffff40 50%, #fff 50% 54%, ${color.accentSolid} 54%)`,
  ].join(','),
  boxShadow: 'inset -10px -14px 0 #00000024',
})
export const wish = componentStyle({
  position: 'absolute',
  insetInline: '35%',
  insetBlockStart: '15%',
  height: '30%',
  background: '#fff',
  clipPath: 'polygon(50% 0, 60% 40%, 100% 50%, 60% 60%, 50% 100%, 40% 60%, 0 50%, 40% 40%)',
})
export const aura = componentStyle({
  position: 'absolute',
  inset: '-70%',
  background: `radial-gradient(closest-side, #ffffff66, ${color.accentSolid} 34%, transparent)`,
  opacity: 0.7,
  ...settled,
  animation: `${swell} 1600ms ease-in both`,
  '@media': still,
})
export const flash = componentStyle({
  position: 'absolute',
  inset: '-8% 0 0',
  margin: 'auto',
  width: '420px',
  height: '420px',
  background: `radial-gradient(closest-side, #fff, ${color.accentSolid} 40%, transparent)`,
  opacity: 0,
  ...settled,
  animation: `${burst} 700ms ease-out`,
  '@media': still,
})
