import { globalStyle, keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { space, color } = vars
const still = { [media.reducedMotion]: { animation: 'none' } }

const dim = keyframes({ from: { opacity: 0 } })
const come = keyframes({ from: { opacity: 0, transform: 'translate3d(0, 16px, 0)' } })

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.notice,
  height: 'var(--visual-viewport-height)',
  background: 'linear-gradient(#07080f, #0d0f1c 62%, #15182a 66%, #0a0b14)',
  color: color.text,
  animation: `${dim} 300ms ease-out`,
  '@media': still,
})
export const hall = componentStyle({ height: '100%', outline: 'none' })
export const stage = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  padding: `calc(${space[4]} + env(safe-area-inset-top)) ${space[4]} calc(${space[6]} + env(safe-area-inset-bottom))`,
  overflow: 'hidden',
  outline: 'none',
})
export const head = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: '64px',
  // Beside the corner.
  paddingInline: space[12],
  textAlign: 'center',
})
export const title = componentStyle({
  // From the first, as of all that moves here: where a transform comes or goes, the hall is laid out anew.
  transform: 'rotate(0)',
  animation: `${come} 500ms ${vars.easing.in}`,
  '@media': still,
})
export const corner = componentStyle({
  position: 'absolute',
  zIndex: vars.layer.part,
  insetBlockStart: `calc(${space[4]} + env(safe-area-inset-top))`,
  insetInlineEnd: space[3],
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
  },
  variants: {
    isMany: {
      // Two, three, three, two: as large as four rows of them can be.
      true: {
        vars: {
          '--card':
            'max(52px, min((100vw - 72px) / 3, (var(--visual-viewport-height) - 250px) * .1875))',
        },
        gridTemplateColumns: `repeat(6, calc((var(--card) - ${space[3]}) / 2))`,
        '@media': {
          [media.tablet]: {
            vars: {
              '--card':
                'max(52px, min((100vw - 160px) / 5, (var(--visual-viewport-height) - 280px) * .375, 220px))',
            },
            gridTemplateColumns: 'repeat(5, var(--card))',
            gap: space[5],
            rowGap: space[10],
          },
        },
      },
      false: {
        gridTemplateColumns: 'min(300px, 78vw, (var(--visual-viewport-height) - 330px) * .75)',
      },
    },
  },
})
const many = cards.classNames.variants.isMany.true
/** How each of ten leans, by its place in the row: a hand of cards. */
const lean = (at: number, place: number, step: number) => ({
  transform: `translate3d(0, ${place ** 2 * step}px, 0) rotate(${place * 3.5}deg)`,
  animationDelay: `${at * 55}ms`,
})
const firstColumns = [2, 4, 1, 3, 5, 1, 3, 5, 2, 4]
for (const [at, column] of firstColumns.entries())
  globalStyle(`${many} > :nth-child(${at + 1})`, {
    gridColumn: `${column} / span 2`,
    ...lean(at, (column - 3) / 2, 6),
    '@media': {
      [media.tablet]: { gridColumn: 'auto', ...lean(at, (at % 5) - 2, 5) },
    },
  })
export const foot = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'end',
  gap: space[3],
  minHeight: '72px',
})
