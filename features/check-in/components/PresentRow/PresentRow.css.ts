import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.text,
  textDecoration: 'none',
})
export const picture = style({ display: 'block', overflow: 'hidden', borderRadius: radius.card })
export const words = style({ display: 'grid', justifyItems: 'start', gap: space[1], minWidth: 0 })
