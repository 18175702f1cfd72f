import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const article = style({ display: 'grid', gap: space[5] })
export const head = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
})
/** Leads to who it is. */
export const face = style({ display: 'block', borderRadius: radius.full })
export const who = style({ display: 'grid', minWidth: 0 })
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
export const signs = style({ display: 'flex', alignItems: 'center', gap: space[3] })
