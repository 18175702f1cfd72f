import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const line = style({ padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}` })
export const consentLink = style({
  minHeight: '24px',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.text } },
})
