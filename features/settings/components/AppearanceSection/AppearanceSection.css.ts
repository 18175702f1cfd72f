import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

export const section = style({ display: 'grid', gap: space[5] })
/** Stays in sight while one tries colours further down. */
export const preview = style({
  position: 'sticky',
  insetBlockStart: `calc(60px + env(safe-area-inset-top))`,
  zIndex: 10,
  '@media': { [media.desktop]: { insetBlockStart: space[4] } },
})
export const choices = style({ display: 'grid', gap: space[6] })
