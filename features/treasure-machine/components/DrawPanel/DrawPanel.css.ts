import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space, color, weight } = vars

export const offer = style({ display: 'grid', gap: space[1], listStyle: 'none' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const value = style({ margin: 0, fontWeight: weight.bold, textAlign: 'end' })
export const meter = style({
  width: '100%',
  height: '6px',
  accentColor: color.accentSolid,
})
