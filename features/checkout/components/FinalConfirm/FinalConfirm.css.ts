import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, weight, fontSize } = vars

export const rows = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, 1fr) 2.5fr',
  gap: space[3],
  alignItems: 'baseline',
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
})
export const term = style({ fontSize: fontSize.small, color: color.textMuted })
export const what = style({ fontVariantNumeric: 'tabular-nums' })
export const split = style({ fontWeight: weight.bold })
