import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const list = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: space[4] },
    [media.wide]: { gridTemplateColumns: 'none' },
  },
})
/** Beside their portrait on a phone and in the widest layout's column, under it in between. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  borderRadius: radius.card,
  background: color.accentSoft,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'none', gridTemplateRows: 'auto 1fr' },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'none',
    },
  },
})
export const picture = style({ minWidth: 0 })
/** The place of a portrait that is on its way: as tall as one. */
export const portrait = style({ aspectRatio: '4 / 5' })
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'center',
  gap: space[2],
  padding: space[4],
  minWidth: 0,
  '@media': { [media.tablet]: { alignSelf: 'stretch' }, [media.wide]: { alignSelf: 'center' } },
})
export const names = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const emblem = style({
  flex: 'none',
  width: '36px',
  borderRadius: radius.full,
  overflow: 'hidden',
})
