import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

/** One column on a phone, two from 768 px, and a third for the channels at the widest. */
export const body = style({
  display: 'grid',
  gap: space[10],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: "'happenings' 'talents' 'channels'",
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
/** On a phone the talents come first; wider, they stand beside the rest as ever. */
export const bodyTalentsFirst = style({
  gridTemplateAreas: "'talents' 'happenings' 'channels'",
  '@media': {
    [media.tablet]: { gridTemplateAreas: "'talents talents' 'happenings channels'" },
    [media.wide]: { gridTemplateAreas: "'talents happenings channels'" },
  },
})
export const happenings = style({ gridArea: 'happenings', minWidth: 0 })
export const talents = style({ gridArea: 'talents', minWidth: 0 })
/** Short beside a long list: it stays in sight. */
export const channels = style({
  gridArea: 'channels',
  minWidth: 0,
  '@media': {
    [media.tablet]: { position: 'sticky', insetBlockStart: space[6], alignSelf: 'start' },
  },
})
