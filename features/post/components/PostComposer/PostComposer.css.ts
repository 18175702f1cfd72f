import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

export const composer = style({ display: 'grid', gap: space[2] })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[2]} ${space[3]}`,
})
/** While files are held over the page. */
export const dropping = style({
  outline: `2px dashed ${vars.color.accentBorder}`,
  outlineOffset: '4px',
  borderRadius: vars.radius.card,
})
/** Below what was chosen, and where the words begin. */
export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
/** What is said takes a line of its own before the buttons would break. */
export const note = style({ flex: '1 1 auto' })
export const actions = style({ display: 'flex', alignItems: 'center', gap: space[2] })
/** In place where there is room, behind a button within a thumb's reach where there is none. */
export const inPlace = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
})
export const opener = style({
  '@media': { [media.tablet]: { display: 'none' } },
})
