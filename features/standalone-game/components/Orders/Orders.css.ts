import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, space, weight } = vars

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
})
export const picture = style({ width: '36px', height: '36px' })
export const name = style({ fontWeight: weight.medium, wordBreak: 'auto-phrase' })
export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  fontSize: fontSize.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const pay = style({ color: color.text, fontWeight: weight.bold })
