import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const picture = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: '280px',
  width: '100%',
  marginInline: 'auto',
  listStyle: 'none',
  // Its picture's, which inherits it: as the cards themselves are cut.
  borderRadius: '8% / 6%',
})
