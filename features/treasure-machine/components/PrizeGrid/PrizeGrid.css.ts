import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  // Its picture's, which inherits it: as the cards themselves are cut.
  borderRadius: '8% / 6%',
})
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
