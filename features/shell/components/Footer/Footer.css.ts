import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}`,
  // Pages are of several widths: what stands under all of them keeps to their middle.
  '@media': { [media.tablet]: { justifyContent: 'center' } },
})
/** As tall as a target may be at least (WCAG 2.5.8). */
export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.text } },
})
