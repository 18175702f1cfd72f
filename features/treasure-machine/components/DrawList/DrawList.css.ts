import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
})
/** Ten stand in two rows; one alone lies on its side. */
export const pieces = recipe({
  base: { display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' },
  variants: {
    isMany: {
      true: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      false: { gridTemplateColumns: '72px' },
    },
  },
})
export const piece = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[1],
})
/** Cut as the cards themselves are. */
export const picture = style({ width: '100%', overflow: 'hidden', borderRadius: '8% / 6%' })
