import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'
import { page } from '../StepFrame/StepFrame.css.ts'

/** As tall as the page allows, so that a form in it reaches down to the thumb. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  flexGrow: 1,
})

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  flexGrow: 1,
})

/** On a phone the main action rests where the thumb is, however much stands above it. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  marginTop: 'auto',
  textAlign: 'center',
  selectors: {
    [`${page} &`]: {
      position: 'sticky',
      bottom: 0,
      paddingBlock: `${vars.space[3]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
      background: `linear-gradient(transparent, ${vars.color.background} ${vars.space[3]})`,
    },
  },
  '@media': { [media.tablet]: { marginTop: vars.space[2] } },
})
