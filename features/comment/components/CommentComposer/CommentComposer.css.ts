import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

export const composer = style({ display: 'grid', gap: space[2] })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[2]} ${space[3]}`,
})
/** What is said takes a line of its own before the button would break. */
export const note = style({ flex: '1 1 auto' })
