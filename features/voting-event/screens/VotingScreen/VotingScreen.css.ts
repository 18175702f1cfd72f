import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] },
  variants: {
    isHalf: {
      true: {
        '@media': {
          [media.desktop]: {
            gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
            alignItems: 'start',
          },
        },
      },
    },
  },
})
export const main = style({ display: 'grid', gap: space[6], minWidth: 0 })
export const aside = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[6] } },
})
