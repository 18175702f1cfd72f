import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { breakpoints } from '#design-system/theme/media.ts'

/** As tall as the page allows, so that a form in it reaches down to the thumb. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  flexGrow: 1,
})

/** On a phone the main action rests where the thumb is, however much stands above it. */
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: 'auto',
  '@media': {
    [`(max-width: ${breakpoints.tablet - 1}px)`]: {
      selectors: {
        ['[data-form-page] &']: {
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          paddingBlock: `${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
          background: `linear-gradient(transparent, ${vars.color.background} ${vars.space[3]})`,
        },
      },
    },
  },
})

/** Takes what the skip leaves, and a line of its own where that is too little. */
export const main = style({ flex: '1 1 200px', minWidth: 0 })

// What takes the focus is scrolled clear of the action, and into view with what is said over it.
globalStyle(`[data-form-page] ${form} :is(input, select, textarea, button, a, div)`, {
  scrollMarginBlock: '104px',
})

export const others = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  marginTop: `calc(-1 * ${vars.space[3]})`,
  paddingBottom: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  textAlign: 'center',
})
