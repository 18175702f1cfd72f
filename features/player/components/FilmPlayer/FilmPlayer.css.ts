import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space, radius } = vars

/** The film's own dark, whatever the page's. */
export const frame = style({
  overflow: 'hidden',
  background: '#0b0f2c',
  '@media': { [media.tablet]: { borderRadius: radius.card } },
})
export const screen = style({ display: 'block', width: '100%', aspectRatio: '16 / 9' })
export const controls = style({
  display: 'grid',
  alignItems: 'end',
  gap: space[4],
  paddingInline: space[4],
  '@media': {
    [media.tablet]: { paddingInline: 0, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
})
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
})
