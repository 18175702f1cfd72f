import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

export const composer = style({ display: 'grid', gap: space[2] })
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
/** In place where there is room, behind a button within a thumb's reach where there is none. */
export const inPlace = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
})
export const opener = style({
  '@media': { [media.tablet]: { display: 'none' } },
})
