import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

export const section = style({
  display: 'grid',
  gap: space[4],
  // What a link leads to stands clear of the bar above.
  scrollMarginBlockStart: '72px',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
