import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, duration, easing, space } = vars

export const track = style({
  position: 'relative',
  height: '48px',
  borderRadius: vars.radius.full,
  background: color.surfaceSunken,
})

/** Runs the track's length while `data-away` is set, and back when it is not. */
export const runner = style({
  position: 'absolute',
  insetBlock: space[1],
  width: '40px',
  borderRadius: vars.radius.full,
  background: color.accentSolid,
  boxShadow: `inset 0 0 0 1px ${color.accentBorder}`,
  insetInlineStart: space[1],
  selectors: { '&[data-away=true]': { insetInlineStart: `calc(100% - 44px)` } },
})

export const twins = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  height: '160px',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.surfaceSunken,
})

const thing = style({
  width: '120px',
  padding: space[3],
  borderRadius: vars.radius.control,
  background: color.surfaceRaised,
  border: `1px solid ${color.hairline}`,
  boxShadow: vars.shadow.float,
  textAlign: 'center',
  fontSize: vars.fontSize.small,
})

const appear = keyframes({ from: { opacity: 0, scale: '0.96' } })
const rise = keyframes({ from: { translate: '0 160px' } })
const leave = keyframes({ to: { opacity: 0 } })
const breathe = keyframes({ '50%': { opacity: 0.5 } })
const press = keyframes({ '50%': { scale: '0.97' } })

/** The movements of the components, by name: each with the steps of the scale that it uses. */
export const moving = {
  press: style([thing, { animation: `${press} calc(2 * ${duration.fast}) ${easing.in}` }]),
  appear: style([thing, { animation: `${appear} ${duration.fast} ${easing.in}` }]),
  grow: style([thing, { animation: `${appear} ${duration.slow} ${easing.in}` }]),
  rise: style([thing, { animation: `${rise} ${duration.slow} ${easing.in}` }]),
  leave: style([thing, { animation: `${leave} ${duration.fast} ${easing.out} forwards` }]),
  breathe: style([thing, { animation: `${breathe} 1600ms ease-in-out 3` }]),
}

export const still = { shown: thing, gone: style([thing, { visibility: 'hidden' }]) }
