import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

/** The film and what is about it; the list below, and beside it where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[8],
  '@media': {
    [media.tablet]: { paddingBlockStart: space[6] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr)' },
  },
})
export const watched = style({ display: 'grid', gap: space[5], minWidth: 0 })
export const about = style({
  display: 'grid',
  gap: space[2],
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: 0 } },
})
/** As large as the film would be. */
export const locked = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  minHeight: 'min(56vw, 420px)',
  padding: space[6],
  textAlign: 'center',
  background: vars.color.accentSoft,
  '@media': { [media.tablet]: { borderRadius: vars.radius.card } },
})
