import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

/** One column on a phone, two from 768 px, and a third for the channels at the widest. */
export const body = style({
  display: 'grid',
  gap: space[10],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: space[4],
  // With the page's own distance, as far as its parts stand from each other in width.
  marginBlockStart: space[2],
  '@media': {
    [media.tablet]: {
      paddingInline: 0,
      columnGap: space[8],
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      gridTemplateAreas: "'talents talents' 'happenings channels'",
    },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
      gridTemplateAreas: "'talents happenings channels'",
    },
  },
})
/** A part's place from 768 px on; on a phone they stand in the page's own order. */
const placed = (gridArea: string) =>
  ({ minWidth: 0, '@media': { [media.tablet]: { gridArea } } }) as const
export const happenings = style([
  placed('happenings'),
  { display: 'grid', alignContent: 'start', gap: space[8] },
])
/** A part that has nothing to show leaves no gap. */
globalStyle(`${happenings} > :empty`, { display: 'none' })
export const talents = style(placed('talents'))
/** Short beside a long list: it stays in sight. */
export const channels = style({
  minWidth: 0,
  '@media': {
    [media.tablet]: {
      gridArea: 'channels',
      position: 'sticky',
      insetBlockStart: space[6],
      alignSelf: 'start',
    },
  },
})
