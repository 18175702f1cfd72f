import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space, radius } = vars

export const article = style({ display: 'grid', gap: space[6], minWidth: 0 })
export const head = style({ display: 'grid', gap: space[3] })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
})
export const byline = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const picture = style({ overflow: 'hidden', borderRadius: radius.card })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
