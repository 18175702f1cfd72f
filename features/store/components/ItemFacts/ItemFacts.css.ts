import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const facts = style({ display: 'grid' })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 1fr) 3fr',
  gap: space[3],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
})
