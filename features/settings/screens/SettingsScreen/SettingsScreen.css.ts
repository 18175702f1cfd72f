import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

/**
 * One column; from 1024 px two. A fan's many rows balance account and look in halves; a guest has one row, which
 * leaves the wide column to the look.
 */
export const parts = recipe({
  base: {
    display: 'grid',
    gap: space[8],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.desktop]: { columnGap: space[12] } },
  },
  variants: {
    isFan: {
      true: {
        gridTemplateAreas: "'account' 'appearance' 'groups' 'leave'",
        '@media': {
          [media.desktop]: {
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gridTemplateRows: 'auto auto 1fr',
            gridTemplateAreas: "'account groups' 'appearance groups' 'leave groups'",
          },
        },
      },
      false: {
        gridTemplateAreas: "'account' 'appearance' 'groups'",
        '@media': {
          [media.desktop]: {
            gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
            gridTemplateRows: 'auto 1fr',
            gridTemplateAreas: "'account appearance' 'groups appearance'",
          },
        },
      },
    },
  },
})
export const account = style({ gridArea: 'account', minWidth: 0 })
export const appearance = style({ gridArea: 'appearance', minWidth: 0 })
export const groups = style({
  gridArea: 'groups',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[8],
  '@media': { [media.onlyTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const leave = style({ gridArea: 'leave' })
