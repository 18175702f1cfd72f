import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space[2],
  maxWidth: '400px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'center',
})
