import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { breakpoints } from '#design-system/theme/media.ts'
import { page } from '../StepFrame/StepFrame.css.ts'

/** As tall as the page allows, so that a form in it reaches down to the thumb. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  flexGrow: 1,
})

/** On a phone the main action rests where the thumb is, however much stands above it. */
export const action = style({
  marginTop: 'auto',
  '@media': {
    [`(max-width: ${breakpoints.tablet - 1}px)`]: {
      selectors: {
        [`${page} &`]: {
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

// What takes the focus is scrolled clear of the action.
globalStyle(`${page} ${form} :is(input, button, a)`, { scrollMarginBlockEnd: '104px' })

export const others = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  marginTop: `calc(-1 * ${vars.space[3]})`,
  paddingBottom: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  textAlign: 'center',
})
