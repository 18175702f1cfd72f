import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  flexGrow: 1,
})

/** On a phone the main action rests where the thumb is, whatever stands above it. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  marginTop: 'auto',
  textAlign: 'center',
  '@media': { [media.tablet]: { marginTop: vars.space[2] } },
})
