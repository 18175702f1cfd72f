import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

/** Dark on light in every theme: scanners expect it so. */
export const paper = style({
  display: 'block',
  width: '100%',
  maxWidth: '360px',
  borderRadius: vars.radius.card,
  background: '#fff',
  color: '#000',
})
