import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

export const page = style({
  display: 'grid',
  gap: space[6],
  maxWidth: vars.measure,
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]} ${space[12]}`,
  '@media': { [media.tablet]: { paddingInline: space[6] } },
})
