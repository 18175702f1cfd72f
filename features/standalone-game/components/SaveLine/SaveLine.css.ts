import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
})
export const more = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[3],
})
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const versions = style({ listStyle: 'none', margin: 0, padding: 0 })
export const version = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
})
