import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { radius } = vars

export const picture = style({
  display: 'block',
  inlineSize: 'min(100%, 240px)',
  overflow: 'hidden',
  borderRadius: radius.card,
})
