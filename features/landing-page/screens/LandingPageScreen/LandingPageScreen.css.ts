import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

/** What is said about the page itself, over it. */
export const aside = style({
  padding: `${space[4]} ${space[4]} 0`,
  '@media': { [media.tablet]: { paddingInline: 0 } },
})
export const parts = style({
  display: 'grid',
  gap: space[4],
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: 0 } },
})
