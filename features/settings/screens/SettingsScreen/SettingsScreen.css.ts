import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

/** One column; from 1024 px the look has the wide one and the rest stands beside it. */
export const parts = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: "'rows' 'appearance' 'leave'",
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      columnGap: space[8],
      gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: "'rows appearance' 'leave appearance'",
    },
  },
})
export const rows = style({ gridArea: 'rows', display: 'grid', gap: space[3] })
export const appearance = style({ gridArea: 'appearance', minWidth: 0 })
export const leave = style({ gridArea: 'leave' })
