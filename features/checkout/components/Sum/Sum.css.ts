import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { weight, fontSize } = vars

export const sum = recipe({
  base: { fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: {
    size: { usual: { fontSize: fontSize.body }, large: { fontSize: '1.5rem', lineHeight: 1.35 } },
  },
})
