import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { barHeight, railWidth } from '#design-system/navigation-bar/NavigationBar.css.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space } = vars

export const frame = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    paddingBlockEnd: barHeight,
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    '@media': {
      [media.desktop]: { paddingBlockEnd: 0, paddingInlineStart: railWidth.desktop },
      [media.wide]: { paddingInlineStart: railWidth.wide },
    },
  },
  variants: {
    hasOwnHeader: {
      true: { '@media': { [media.phone]: { paddingBlockEnd: 'env(safe-area-inset-bottom)' } } },
    },
  },
})
/** A strip on a phone; from 1024 px the rail holds its parts, in the order in which they are seen. */
export const header = recipe({
  base: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.rail,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '52px',
    paddingBlockStart: 'env(safe-area-inset-top)',
    paddingInline: space[4],
    borderBlockEnd: `1px solid ${color.hairline}`,
    background: color.surface,
    viewTransitionName: 'shell-header',
    '@media': { [media.desktop]: { display: 'none' } },
  },
  variants: {
    hasOwnHeader: {
      true: { display: 'none' },
    },
  },
})
export const phoneBrand = style({ minWidth: 0 })
export const corner = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const railCorner = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'fixed',
      zIndex: 31,
      insetInlineStart: 0,
      insetBlockEnd: space[5],
      width: railWidth.desktop,
      paddingInline: space[2],
      viewTransitionName: 'shell-corner',
    },
    [media.wide]: { width: railWidth.wide, paddingInline: space[4] },
  },
})
export const main = style({
  flex: 1,
  minWidth: 0,
  selectors: { '&:focus-visible': { outline: 'none' } },
})

// Screens cross over in place; the bar, the rail and the strip stand still.
globalStyle('::view-transition-group(*)', {
  animationDuration: vars.duration.normal,
  animationTimingFunction: vars.easing.in,
})
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
})
// Without its animation the old screen would stand under the new one until the next frame.
globalStyle('::view-transition-old(*)', {
  '@media': { [media.reducedMotion]: { display: 'none' } },
})
