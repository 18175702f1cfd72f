import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space, color, weight, fontSize } = vars

export const offerRow = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  alignItems: 'start',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const offer = style({ display: 'grid', gap: space[1] })
export const words = style({ display: 'grid', lineHeight: 1.35, paddingBlock: space[2] })
export const price = style({
  fontSize: fontSize.small,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
export const sheet = style({ display: 'grid', gap: space[5] })
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
