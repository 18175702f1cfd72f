import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

/** One column; from 1440 px the look has the wide one and the rest stands beside it. */
export const page = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: "'title' 'rows' 'appearance' 'leave'",
  alignItems: 'start',
  maxWidth: '1080px',
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]} ${space[12]}`,
  '@media': {
    [media.tablet]: { paddingInline: space[6] },
    [media.desktop]: {
      columnGap: space[8],
      gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: "'title title' 'rows appearance' 'leave appearance'",
    },
  },
})
export const title = style({ gridArea: 'title' })
export const rows = style({ gridArea: 'rows', display: 'grid', gap: space[3] })
export const appearance = style({ gridArea: 'appearance', minWidth: 0 })
export const leave = style({ gridArea: 'leave' })
